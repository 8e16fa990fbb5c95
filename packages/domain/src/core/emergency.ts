import type { Country } from './languages.ts';

interface HelpLines {
  readonly emergency: string;
  /** Advice by phone on what to do or where to go when the clinic is closed; not every country has it. */
  readonly advice: string | null;
}

/** What each number rests on, and which are to be confirmed, stands in docs/smart-questionnaire.md. */
const lines: Record<Country, HelpLines> = {
  EE: { emergency: '112', advice: '1220' },
  PL: { emergency: '112', advice: '800 190 590' },
  GB: { emergency: '999', advice: '111' },
  US: { emergency: '911', advice: null },
  ZA: { emergency: '112', advice: null },
};

export const helpLinesOf = (country: Country): HelpLines => lines[country];
export const emergencyNumberOf = (country: Country): string => lines[country].emergency;

/** Puts the number into a sentence that names it; undefined where it is to be named and not known. */
export const withEmergencyNumber = (sentence: string, number: string | undefined): string | undefined => {
  if (!sentence.includes('{emergency}')) return sentence;
  return number === undefined ? undefined : sentence.replaceAll('{emergency}', number);
};
