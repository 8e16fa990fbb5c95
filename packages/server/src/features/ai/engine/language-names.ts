import type { Language } from '@tervita/domain/core';

/** As prompts name them. */
export const languageNames: Readonly<Record<Language, string>> = {
  et: 'Estonian (et)',
  en: 'English (en)',
  ru: 'Russian (ru)',
  pl: 'Polish (pl)',
};
