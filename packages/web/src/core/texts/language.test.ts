import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstLanguage } from './language.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const browserIn = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

it('a visitor is met in the language of the browser, if the country offers it', () => {
  browserIn('fi-FI', 'ru-RU', 'en');
  expect(firstLanguage('EE')).toBe('ru');
  browserIn('fi-FI');
  expect(firstLanguage('EE')).toBe('et');
});

it("the person's own language and the one chosen on this device come first", () => {
  browserIn('en-GB');
  expect(firstLanguage('EE', 'ru')).toBe('ru');
  localStorage.setItem('tervita.language', 'et');
  expect(firstLanguage('EE', 'ru')).toBe('et');
});
