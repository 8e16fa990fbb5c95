import type { Language } from '@tervita/domain/core';
import type { iconsPage } from '@tervita/texts/icons-page/en';

export type PageTexts = typeof iconsPage;

// Not part of the product's texts, so that no other page loads them.
const loaders: Record<Language, () => Promise<{ iconsPage: PageTexts }>> = {
  et: () => import('@tervita/texts/icons-page/et'),
  en: () => import('@tervita/texts/icons-page/en'),
  ru: () => import('@tervita/texts/icons-page/ru'),
  pl: () => import('@tervita/texts/icons-page/pl'),
};

const loaded = new Map<Language, Promise<PageTexts>>();

export const pageTexts = (language: Language): Promise<PageTexts> => {
  const known = loaded.get(language) ?? loaders[language]().then((module) => module.iconsPage);
  loaded.set(language, known);
  return known;
};
