import { type Country, defaultLanguageOf, type Language, languages, languagesOf } from '@tervita/domain/core';
import type { Texts } from '@tervita/texts/en';
import { recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

const load: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('@tervita/texts/en'),
  et: () => import('@tervita/texts/et'),
  ru: () => import('@tervita/texts/ru'),
  pl: () => import('@tervita/texts/pl'),
};

interface Current {
  readonly language: Language;
  readonly texts: Texts;
}
const store = createStore<Current | undefined>(undefined);
const storageKey = 'language';

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.includes(value as Language);

/** Remembered on this device, then the person's own, then the country's; only what the country offers. */
export const firstLanguage = (country: Country, own: Language | null = null): Language => {
  const offered = languagesOf(country);
  const found = [recall('local', storageKey), own].find(
    (candidate): candidate is Language => isLanguage(candidate) && offered.includes(candidate),
  );
  return found ?? defaultLanguageOf(country);
};

/** While nothing is known of the installation, the browser's language is the best guess. */
export const guessedLanguage = (preferred: readonly string[]): Language =>
  [recall('local', storageKey), ...preferred.map((locale) => locale.slice(0, 2))].find(isLanguage) ?? 'en';

export const setLanguage = async (language: Language): Promise<void> => {
  const { texts } = await load[language]();
  document.documentElement.lang = language;
  store.set({ language, texts });
};

/** The person chose it: remembered on this device. */
export const chooseLanguage = (language: Language): Promise<void> => {
  remember('local', storageKey, language);
  return setLanguage(language);
};

const current = (): Current => {
  const value = store.get();
  if (!value) throw new Error('texts are used before a language is loaded');
  return value;
};

export const currentTexts = (): Texts => current().texts;
export const currentLanguage = (): Language => current().language;

const useCurrent = (): Current => {
  useStore(store);
  return current();
};
export const useTexts = (): Texts => useCurrent().texts;
export const useLanguage = (): Language => useCurrent().language;
