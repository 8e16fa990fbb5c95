export const languages = ['et', 'en', 'ru', 'pl'] as const;
export type Language = (typeof languages)[number];

export const countries = ['EE', 'GB', 'US', 'ZA', 'PL'] as const;
export type Country = (typeof countries)[number];

/** The first language of a country is its default. */
const offered: Record<Country, readonly [Language, ...Language[]]> = {
  EE: ['et', 'en', 'ru'],
  PL: ['pl', 'en'],
  GB: ['en'],
  US: ['en'],
  ZA: ['en'],
};

export const languagesOf = (country: Country): readonly Language[] => offered[country];
export const defaultLanguageOf = (country: Country): Language => offered[country][0];

export const regionalLocale: Record<Language, string> = {
  et: 'et-EE',
  en: 'en-GB',
  ru: 'ru-RU',
  pl: 'pl-PL',
};
