import type { InformationContent, InformationText } from '@tervita/contract/information-hub';
import { type Language, languages } from '@tervita/domain/core';
import {
  informationBodyMax,
  informationSourceMax,
  informationSummaryMax,
  informationTitleMax,
  isSourceAddress,
  type MarkdownFault,
} from '@tervita/domain/information-hub';
import { bodyFault } from '../../../information-hub/index.ts';

const nothing: InformationText = { title: '', summary: '', body: '', sourceName: '' };
export const emptyContent: InformationContent = {
  kind: 'GUIDELINE',
  sourceUrl: '',
  problemTypes: [],
  texts: { et: nothing, en: nothing, ru: nothing, pl: nothing },
};

export interface Kept {
  /** The version that the words began with. */
  readonly base: number;
  readonly content: InformationContent;
}

/** What was typed on this device and is not saved; nothing when it cannot be read. */
export const keptIn = (text: string): Kept | undefined => {
  try {
    const kept = JSON.parse(text || 'null') as Kept | null;
    const isWhole = languages.every((language) => typeof kept?.content.texts[language].body === 'string');
    return kept && isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const textLimits: Readonly<Record<keyof InformationText, number>> = {
  title: informationTitleMax,
  summary: informationSummaryMax,
  body: informationBodyMax,
  sourceName: informationSourceMax,
};

export interface TextFaults {
  readonly tooLong: readonly (keyof InformationText)[];
  readonly body: MarkdownFault | undefined;
}

const fields = Object.keys(textLimits) as (keyof InformationText)[];

export const faultsOfText = (text: InformationText): TextFaults => ({
  tooLong: fields.filter((field) => text[field].length > textLimits[field]),
  // The line is that of the text as it stands, also when it begins with empty ones.
  body: text.body.length > textLimits.body ? undefined : bodyFault(text.body),
});

const isFaulty = ({ tooLong, body }: TextFaults) => tooLong.length > 0 || body !== undefined;

export const hasBadSource = ({ sourceUrl }: InformationContent): boolean =>
  sourceUrl.trim() !== '' && !isSourceAddress(sourceUrl.trim());

export const faultyLanguages = ({ texts }: InformationContent): readonly Language[] =>
  languages.filter((language) => isFaulty(faultsOfText(texts[language])));
