import type { Country } from '../../core/index.ts';

/**
 * How much pure alcohol the people of a country count as one drink. AUDIT is asked by the drink of the country (WHO, AUDIT
 * manual, 2001, appendix C); the sizes are those of the national guidelines: TAI in Estonia, the chief medical officers'
 * unit in the United Kingdom, NIAAA in the United States, KCPU in Poland, and the standard drink of South Africa.
 */
const grams: Readonly<Record<Country, number>> = { EE: 10, GB: 8, US: 14, ZA: 12, PL: 10 };

/** A sentence with {drinkGrams} in it, as it is said in this country. */
export const withDrinkOf = (country: Country, sentence: string): string =>
  sentence.replaceAll('{drinkGrams}', String(grams[country]));
