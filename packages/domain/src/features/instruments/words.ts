import type { Language } from '../../core/index.ts';
import type { BandCode, Finding, Instrument, InstrumentKey, Licence, SubscaleId } from './instrument.ts';

/** Whose words the items are in. */
export type Wording = 'OFFICIAL' | 'OWN_TRANSLATION' | Exclude<Licence, 'FREE'>;

/** What may be said of the words: a text that nobody has compared with the published one is our own translation. */
export const wordingOf = ({ licence, officialIn = [] }: Instrument, language: Language): Wording => {
  if (licence !== 'FREE') return licence;
  return officialIn.includes(language) ? 'OFFICIAL' : 'OWN_TRANSLATION';
};

/** Whether published bands may be held against these words: they were made for the official text. */
export const isValidatedIn = (instrument: Instrument, language: Language): boolean =>
  ['OFFICIAL', 'CLINIC_SUPPLIED'].includes(wordingOf(instrument, language));

/** What staff read of a result. */
export interface ResultWords {
  readonly names: Readonly<Record<InstrumentKey, string>>;
  readonly bands: Readonly<Record<BandCode, string>>;
  readonly findings: Readonly<Record<Finding, string>>;
  readonly subscales: Readonly<Record<SubscaleId, string>>;
  /** Where the words of the items come from; gets who holds the rights. */
  readonly wordings: Readonly<Record<Wording, (holder: string) => string>>;
}

/** How long the words that a clinic enters may be. */
export const instrumentTextLimits = { stem: 500, label: 1_000, option: 300 };
