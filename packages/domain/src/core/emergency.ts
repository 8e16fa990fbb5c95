import type { Country } from './languages.ts';

const numbers: Record<Country, string> = { EE: '112', PL: '112', GB: '999', US: '911', ZA: '112' };

export const emergencyNumberOf = (country: Country): string => numbers[country];
