import { type Country, defaultLanguageOf, type Language, languages, languagesOf } from '@tervita/domain/core';
import { recall, remember } from '../storage.ts';
import { currentLanguage, type Part, setTexts } from './parts.ts';

const storageKey = 'language';

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.includes(value as Language);

/** Remembered on this device, the person's own, the browser's, the country's; only what the country offers. */
export const firstLanguage = (country: Country, own: Language | null = null): Language => {
  const offered = languagesOf(country);
  const ofBrowser = navigator.languages.map((locale) => locale.slice(0, 2));
  const found = [recall('local', storageKey), own, ...ofBrowser].find(
    (candidate): candidate is Language => isLanguage(candidate) && offered.includes(candidate),
  );
  return found ?? defaultLanguageOf(country);
};

/** While nothing is known of the installation, the browser's language is the best guess. */
export const guessedLanguage = (preferred: readonly string[]): Language =>
  [recall('local', storageKey), ...preferred.map((locale) => locale.slice(0, 2))].find(isLanguage) ?? 'en';

export const setLanguage = async (language: Language, ...more: readonly Part<unknown>[]): Promise<void> => {
  await setTexts(language, ...more);
  document.documentElement.lang = currentLanguage();
};

/** The person chose it: remembered on this device. */
export const chooseLanguage = (language: Language): Promise<void> => {
  remember('local', storageKey, language);
  return setLanguage(language);
};
