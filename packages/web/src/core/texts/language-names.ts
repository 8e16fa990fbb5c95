import type { Language } from '@tervita/domain/core';

/** Each in its own language, so that nobody has to read another one to find it. */
export const languageNames: Record<Language, string> = {
  et: 'Eesti',
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
};
