import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import type { Language } from '@tervita/domain/core';
import type { PdfTexts } from '@tervita/texts/pdf-en';
import type { Entry } from '../../../../core/pdf/paper.ts';
import { timesIn } from './times.ts';
import type { Thread } from './written.ts';

type Texts = PdfTexts['results'];
type Part = QuestionnaireResponse['subscores'][number];

const partOf = ({ label, sum, max, band, isPositive }: Part, t: Texts): string => {
  const isAbove = isPositive === null ? null : isPositive ? t.isAbove : t.isNotAbove;
  return [`${label}: ${sum} ${t.of(max)}`, band?.label, isAbove].filter(Boolean).join(', ');
};

const itemOf = (
  { label, answer, ownWords, value }: QuestionnaireResponse['items'][number],
  t: Texts,
): string =>
  [`${label}: ${answer ?? t.skipped}${value === null ? '' : ` (${value})`}`, ownWords]
    .filter(Boolean)
    .join('. ');

const entryOf = (response: QuestionnaireResponse, t: Texts, moment: (at: string) => string): Entry => {
  const { name, filledAt, total, range, band, subscores, isFlagged, findings, items, wording, isValidated } =
    response;
  const score = total === null || !range ? null : `${total} ${t.of(range.max)}`;
  const meaning = [
    ...subscores.map((each) => partOf(each, t)),
    ...(isFlagged ? [t.isFlagged] : []),
    ...findings,
    t.notDiagnosis,
  ];
  return {
    who: name,
    about: [score, band?.label, isValidated ? null : t.notValidated, t.filledAt(moment(filledAt))]
      .filter(Boolean)
      .join(' · '),
    isNote: false,
    paragraphs: [
      { text: meaning.join('\n'), isMuted: false },
      { text: items.map((each) => itemOf(each, t)).join('\n'), isMuted: false },
      ...(wording ? [{ text: wording, isMuted: true }] : []),
    ],
  };
};

/** Each questionnaire: its score, what it means, and every answer. */
export const filledIn = (
  { clinic, responses }: Thread,
  { results: t }: PdfTexts,
  language: Language,
): readonly Entry[] => {
  const { moment } = timesIn(language, clinic.timeZone);
  return responses.map((each) => entryOf(each, t, moment));
};
