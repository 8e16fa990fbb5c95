import type { Country } from './languages.ts';

interface HelpLines {
  readonly emergency: string;
  /** Advice by phone on what to do or where to go when the clinic is closed; not every country has it. */
  readonly advice: string | null;
  readonly crisis: readonly string[];
}

const lines: Record<Country, HelpLines> = {
  EE: { emergency: '112', advice: '1220', crisis: ['116 006', '116 123'] },
  PL: { emergency: '112', advice: '800 190 590', crisis: ['800 70 2222', '116 123'] },
  GB: { emergency: '999', advice: '111', crisis: ['111', '116 123'] },
  US: { emergency: '911', advice: null, crisis: ['988'] },
  ZA: { emergency: '112', advice: null, crisis: ['0800 567 567'] },
};

export const helpLinesOf = (country: Country): HelpLines => lines[country];
export const emergencyNumberOf = (country: Country): string => lines[country].emergency;
