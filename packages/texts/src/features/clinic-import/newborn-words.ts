import type { Language } from '@tervita/domain/core';

/** Stands where a first name will be, in the language of the clinic. */
export const newbornWords: Record<Language, string> = {
  et: 'Vastsündinu',
  en: 'Newborn',
  ru: 'Новорождённый ребёнок',
  pl: 'Noworodek',
};
