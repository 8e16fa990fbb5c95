import type { Language } from '@tervita/domain/core';
import type { PublicTexts } from '@tervita/texts/public-en';
import { createStore, useStore } from '../store.ts';

/** Texts that are fetched together, when a page that says them is opened. */
export type Part<Texts> = Record<Language, () => Promise<{ texts: Texts }>>;

const publicPart: Part<PublicTexts> = {
  en: () => import('@tervita/texts/public-en'),
  et: () => import('@tervita/texts/public-et'),
  ru: () => import('@tervita/texts/public-ru'),
  pl: () => import('@tervita/texts/public-pl'),
};

interface Current {
  readonly language: Language;
  readonly texts: ReadonlyMap<Part<unknown>, unknown>;
}
const store = createStore<Current | undefined>(undefined);

const current = (): Current => {
  const value = store.get();
  if (!value) throw new Error('texts are used before a language is loaded');
  return value;
};
const known = (): readonly Part<unknown>[] => [...(store.get()?.texts.keys() ?? [])];

let asked: Language | undefined;
/**
 * Everything that is already here, in another language, and what the page needs that is opened next.
 * Also where there is no document: prerendering, tests.
 */
export const setTexts = async (language: Language, ...more: readonly Part<unknown>[]): Promise<void> => {
  asked = language;
  const parts = [...new Set([publicPart, ...known(), ...more])];
  const texts = await Promise.all(parts.map(async (part) => [part, (await part[language]()).texts] as const));
  const isMoreHere = known().some((part) => !parts.includes(part));
  // Another language was chosen meanwhile: its texts may have been here before these.
  if (asked !== language) return;
  if (isMoreHere) return setTexts(language, ...more);
  store.set({ language, texts: new Map(texts) });
};

/** What a page needs before it renders. */
export const loadPart = async (part: Part<unknown>): Promise<void> => {
  const { language, texts } = current();
  if (texts.has(part)) return;
  const loaded = await part[language]();
  const now = current();
  if (now.language !== language) return loadPart(part);
  store.set({ language, texts: new Map([...now.texts, [part, loaded.texts]]) });
};

const textsIn = <Texts>({ texts }: Current, part: Part<Texts>): Texts => {
  const found = texts.get(part);
  if (!found) throw new Error('a page uses texts that its layout does not load');
  return found as Texts;
};

export const currentPart = <Texts>(part: Part<Texts>): Texts => textsIn(current(), part);
export const currentLanguage = (): Language => current().language;

const useCurrent = (): Current => {
  useStore(store);
  return current();
};
export const usePart = <Texts>(part: Part<Texts>): Texts => textsIn(useCurrent(), part);
/** Undefined until a page that says them was opened. */
export const usePartIfLoaded = <Texts>(part: Part<Texts>): Texts | undefined =>
  useCurrent().texts.get(part) as Texts | undefined;
/** For pages that anybody sees, and for what stands on both kinds. */
export const usePublicTexts = (): PublicTexts => usePart(publicPart);
export const useLanguage = (): Language => useCurrent().language;
