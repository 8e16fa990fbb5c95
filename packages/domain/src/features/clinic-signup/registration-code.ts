import type { Country } from '../../core/index.ts';

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** The register of Estonia: the eighth digit checks the seven before it, by a second row of weights when the first fails. */
const isEstonian = (text: string): boolean => {
  if (!/^[1-9]\d{7}$/.test(text)) return false;
  const digits = digitsOf(text);
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7]) % 11;
  const second = weighted(digits, [3, 4, 5, 6, 7, 8, 9]) % 11;
  return digits[7] === (first < 10 ? first : second % 10);
};

/** NIP of Poland: the tenth digit checks the nine before it. */
const isPolish = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
};

const forms: Record<Country, (text: string) => boolean> = {
  EE: isEstonian,
  PL: isPolish,
  GB: (text) => /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text),
  US: (text) => /^\d{9}$/.test(text),
  ZA: (text) => /^(?:19|20)\d{10}$/.test(text),
};

/** Those of the product. Said here, so that pages which know no country need not carry the list. */
export const signupCountries = Object.keys(forms) as Country[];

/** As it is stored and compared: without the spaces, dashes and strokes that people write for the eye. */
export const bareRegistrationCode = (typed: string): string => typed.replace(/[\s/.-]/g, '').toUpperCase();

/** Whether a company of this country can have this code. */
export const isRegistrationCode = (country: Country, typed: string): boolean =>
  forms[country](bareRegistrationCode(typed));
