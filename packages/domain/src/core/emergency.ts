import type { Country } from './languages.ts';

/** When a line is answered, by the clock of its country; null where we do not know. */
export type LineHours = 'ALWAYS' | { readonly from: string; readonly to: string } | null;

export interface CrisisLine {
  readonly phone: string;
  readonly hours: LineHours;
}

interface HelpLines {
  readonly emergency: string;
  /** Advice by phone on what to do or where to go when the clinic is closed; not every country has it. */
  readonly advice: string | null;
  readonly crisis: readonly CrisisLine[];
  /** For those under 18, and for whoever worries about them. */
  readonly child: CrisisLine | null;
}

const always = (phone: string): CrisisLine => ({ phone, hours: 'ALWAYS' });
const unknownHours = (phone: string): CrisisLine => ({ phone, hours: null });

/**
 * Numbers and hours change: whoever runs the product in a country confirms them with the lines before it goes live. What
 * each of them rests on stands in docs/smart-questionnaire.md.
 */
const lines: Record<Country, HelpLines> = {
  EE: {
    emergency: '112',
    advice: '1220',
    crisis: [always('116 006'), unknownHours('116 123')],
    child: always('116 111'),
  },
  PL: {
    emergency: '112',
    advice: '800 190 590',
    crisis: [always('800 70 2222'), always('116 123')],
    child: always('116 111'),
  },
  GB: {
    emergency: '999',
    advice: '111',
    crisis: [always('111'), unknownHours('116 123')],
    child: always('0800 1111'),
  },
  US: { emergency: '911', advice: null, crisis: [unknownHours('988')], child: null },
  ZA: {
    emergency: '112',
    advice: null,
    crisis: [unknownHours('0800 567 567')],
    child: unknownHours('116'),
  },
};

export const helpLinesOf = (country: Country): HelpLines => lines[country];
export const emergencyNumberOf = (country: Country): string => lines[country].emergency;

/** Whom somebody in despair can call, the nearest to them first. */
export const crisisLinesOf = (country: Country, isChild: boolean): readonly CrisisLine[] => {
  const { crisis, child } = lines[country];
  return isChild && child ? [child, ...crisis] : crisis;
};
