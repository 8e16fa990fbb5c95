import type { Country } from './languages.ts';

interface HelpLines {
  readonly emergency: string;
  /** Advice by phone on what to do or where to go when the clinic is closed; not every country has it. */
  readonly advice: string | null;
  /** Whoever swallowed, or gave, what is poison is told what to do; not every country has one line. */
  readonly poison: string | null;
}

/**
 * Numbers and hours change: whoever runs the product in a country confirms them with the lines before it goes live. What
 * each of them rests on stands in docs/smart-questionnaire.md.
 */
const lines: Record<Country, HelpLines> = {
  EE: { emergency: '112', advice: '1220', poison: '16662' },
  PL: { emergency: '112', advice: '800 190 590', poison: null },
  GB: { emergency: '999', advice: '111', poison: null },
  US: { emergency: '911', advice: null, poison: '1-800-222-1222' },
  ZA: { emergency: '112', advice: null, poison: '0861 555 777' },
};

export const helpLinesOf = (country: Country): HelpLines => lines[country];
export const emergencyNumberOf = (country: Country): string => lines[country].emergency;

/** Puts the number into a sentence that names it; undefined where it is to be named and not known. */
export const withEmergencyNumber = (sentence: string, number: string | undefined): string | undefined => {
  if (!sentence.includes('{emergency}')) return sentence;
  return number === undefined ? undefined : sentence.replaceAll('{emergency}', number);
};

/** When a line is answered, by the clock of its country; null where we do not know. */
type LineHours = 'ALWAYS' | { readonly from: string; readonly to: string } | null;

interface CrisisLine {
  readonly phone: string;
  readonly hours: LineHours;
}

interface CrisisLines {
  readonly crisis: readonly CrisisLine[];
  /** For those under 18, and for whoever worries about them. */
  readonly child: CrisisLine | null;
}

const always = (phone: string): CrisisLine => ({ phone, hours: 'ALWAYS' });
const unknownHours = (phone: string): CrisisLine => ({ phone, hours: null });

const crisisLines: Record<Country, CrisisLines> = {
  EE: { crisis: [always('116 006'), unknownHours('116 123')], child: always('116 111') },
  PL: { crisis: [always('800 70 2222'), always('116 123')], child: always('116 111') },
  GB: { crisis: [always('111'), unknownHours('116 123')], child: always('0800 1111') },
  US: { crisis: [unknownHours('988')], child: null },
  ZA: { crisis: [unknownHours('0800 567 567')], child: unknownHours('116') },
};

interface LineToCall extends CrisisLine {
  readonly isForChildren: boolean;
}

/** Whom somebody in despair can call, the nearest to them first. */
export const crisisLinesOf = (country: Country, isChild: boolean): readonly LineToCall[] => {
  const { crisis, child } = crisisLines[country];
  const nearest = isChild && child ? [{ ...child, isForChildren: true }] : [];
  return [...nearest, ...crisis.map((line) => ({ ...line, isForChildren: false }))];
};
