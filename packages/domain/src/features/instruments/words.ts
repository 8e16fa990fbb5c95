import type { Language } from '../../core/index.ts';
import type { BandCode, Finding, Instrument, InstrumentKey, Licence, SubscaleId } from './instrument.ts';

/** Whose words the items are in. */
export type Wording = 'OFFICIAL' | 'OWN_TRANSLATION' | 'CLINIC_OFFICIAL' | Exclude<Licence, 'FREE'>;

/** Whether we have words to ask it in; a clinic's own text takes their place. */
export const hasOwnWords = ({ licence }: Instrument): boolean => licence !== 'CLINIC_SUPPLIED';

/**
 * What may be said of the words: a text that nobody has compared with the published one is our own translation. What the
 * clinic has entered is the official text, where that can be had for nothing, or the one that it holds a licence for.
 */
export const wordingOf = (
  { licence, officialIn = [], officialText }: Instrument,
  language: Language,
  isOfClinic = false,
): Wording => {
  if (isOfClinic) return officialText ? 'CLINIC_OFFICIAL' : 'CLINIC_SUPPLIED';
  if (licence !== 'FREE') return licence;
  return officialIn.includes(language) ? 'OFFICIAL' : 'OWN_TRANSLATION';
};

/** Whether published bands may be held against these words: they were made for the official text. */
export const isValidated = (wording: Wording): boolean =>
  ['OFFICIAL', 'CLINIC_OFFICIAL', 'CLINIC_SUPPLIED'].includes(wording);

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
