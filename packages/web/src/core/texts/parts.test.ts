import type { Language } from '@tervita/domain/core';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Part } from './parts.ts';

let { currentLanguage, currentPart, loadPart, setTexts } = await import('./parts.ts');

// What one test has loaded must not wait in the next.
beforeEach(async () => {
  vi.resetModules();
  ({ currentLanguage, currentPart, loadPart, setTexts } = await import('./parts.ts'));
});

/** A part that arrives when the test lets it. */
const slowPart = () => {
  const waiting: (() => void)[] = [];
  const load = (language: Language) => () =>
    new Promise<{ texts: Language }>((resolve) => waiting.push(() => resolve({ texts: language })));
  const part: Part<Language> = { et: load('et'), en: load('en'), ru: load('ru'), pl: load('pl') };
  const arrive = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  const arriveLast = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(1);
    waiting.pop()?.();
  };
  return { part, arrive, arriveLast };
};

it('fetches a part once, and again in every language that is chosen', async () => {
  const { part, arrive } = slowPart();
  await setTexts('en');
  const loading = loadPart(part);
  await arrive();
  await loading;
  await loadPart(part);
  expect(currentPart(part)).toBe('en');
  const changing = setTexts('ru');
  expect(currentPart(part)).toBe('en');
  await arrive();
  await changing;
  expect([currentLanguage(), currentPart(part)]).toEqual(['ru', 'ru']);
});

it('takes a part in the language that was chosen while it was on its way', async () => {
  const { part, arrive } = slowPart();
  await setTexts('en');
  const loading = loadPart(part);
  await setTexts('pl');
  await arrive();
  await arrive();
  await loading;
  expect([currentLanguage(), currentPart(part)]).toEqual(['pl', 'pl']);
});

it('keeps a part that arrives while the language changes', async () => {
  const [first, second] = [slowPart(), slowPart()];
  await setTexts('en');
  const loadingFirst = loadPart(first.part);
  await first.arrive();
  await loadingFirst;
  const loadingSecond = loadPart(second.part);
  const changing = setTexts('et');
  await second.arrive();
  await loadingSecond;
  await first.arrive();
  await first.arrive();
  await second.arrive();
  await changing;
  expect([currentPart(first.part), currentPart(second.part)]).toEqual(['et', 'et']);
});

it('says so when a page uses words that its layout does not load', async () => {
  await setTexts('en');
  expect(() => currentPart(slowPart().part)).toThrow('layout');
});

it('of two languages chosen one after the other the later counts, whichever comes first', async () => {
  const { part, arrive, arriveLast } = slowPart();
  await setTexts('en');
  const loading = loadPart(part);
  await arrive();
  await loading;
  const first = setTexts('ru');
  const second = setTexts('et');
  // Asked for in this order; the second comes first.
  await arriveLast();
  await second;
  await arrive();
  await first;
  expect([currentLanguage(), currentPart(part)]).toEqual(['et', 'et']);
});
