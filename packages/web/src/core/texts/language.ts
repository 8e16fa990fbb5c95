import { type Country, defaultLanguageOf, type Language, languages, languagesOf } from '@tervita/domain/core';
import type { Texts } from '@tervita/texts/en';
import type { PublicTexts } from '@tervita/texts/public-en';
import { recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

const loadPublic: Record<Language, () => Promise<{ publicTexts: PublicTexts }>> = {
  en: () => import('@tervita/texts/public-en'),
  et: () => import('@tervita/texts/public-et'),
  ru: () => import('@tervita/texts/public-ru'),
  pl: () => import('@tervita/texts/public-pl'),
};
const loadAll: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('@tervita/texts/en'),
  et: () => import('@tervita/texts/et'),
  ru: () => import('@tervita/texts/ru'),
  pl: () => import('@tervita/texts/pl'),
};

interface Current {
  readonly language: Language;
  readonly publicTexts: PublicTexts;
  /** Absent until a signed-in page asked for them. */
  readonly texts?: Texts;
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

/** All texts of a language. Also where there is no document: prerendering, tests. */
export const setTexts = async (language: Language): Promise<void> => {
  const { texts } = await loadAll[language]();
  store.set({ language, publicTexts: texts, texts });
};

const setPublicTexts = async (language: Language): Promise<void> => {
  const { publicTexts } = await loadPublic[language]();
  store.set({ language, publicTexts });
};

/** Loads as much of the language as the page that is open has of the present one. */
export const setLanguage = async (language: Language): Promise<void> => {
  await (store.get()?.texts ? setTexts : setPublicTexts)(language);
  document.documentElement.lang = language;
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

/** What signed-in pages need before they render. */
export const loadAllTexts = (): Promise<void> =>
  current().texts ? Promise.resolve() : setTexts(current().language);

const whole = ({ texts }: Current): Texts => {
  if (!texts) throw new Error('a public page uses texts of signed-in pages: take usePublicTexts');
  return texts;
};

export const currentTexts = (): Texts => whole(current());
export const currentLanguage = (): Language => current().language;

const useCurrent = (): Current => {
  useStore(store);
  return current();
};
/** For signed-in pages. */
export const useTexts = (): Texts => whole(useCurrent());
/** For pages that anybody sees, and for what stands on both kinds. */
export const usePublicTexts = (): PublicTexts => useCurrent().publicTexts;
/** Of every page whose words are loaded. */
export const usePageTitles = (): Partial<Texts['pages']> & PublicTexts['publicPages'] => {
  const { texts, publicTexts } = useCurrent();
  return { ...publicTexts.publicPages, ...texts?.pages };
};
export const useLanguage = (): Language => useCurrent().language;
