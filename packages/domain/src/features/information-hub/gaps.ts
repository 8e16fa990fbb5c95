import { type Language, languages } from '../../core/index.ts';

interface Written {
  readonly sourceUrl: string;
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

export const emptyFields = (text: Readonly<Record<string, string>>): number =>
  Object.values(text).filter((value) => value.trim() === '').length;

/** What has to be written before an item can be published. */
export const gapsIn = ({ sourceUrl, texts }: Written): readonly (Language | 'sourceUrl')[] => [
  ...(sourceUrl.trim() === '' ? (['sourceUrl'] as const) : []),
  ...languages.filter((language) => emptyFields(texts[language]) > 0),
];
