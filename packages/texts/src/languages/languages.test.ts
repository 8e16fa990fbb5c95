import { describe, expect, it } from 'vitest';
import { texts as en } from './en.ts';
import { texts as et } from './et.ts';
import { texts as pl } from './pl.ts';
import { texts as ru } from './ru.ts';

/** Every sentence by its path; functions by their path only. */
const sentences = (node: unknown, path = ''): [string, string][] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, 'function']];
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
};

describe.each([
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('texts in %s', (_language, texts) => {
  it('has the same sentences as English, lists included', () => {
    expect(sentences(texts).map(([path]) => path)).toEqual(sentences(en).map(([path]) => path));
  });
});

describe.each([
  ['en', en],
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('words in %s', (_language, texts) => {
  it('has no empty or untrimmed sentence', () => {
    expect(sentences(texts).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });
  it('shouts only in the example conversation', () => {
    const shouting = sentences(texts).filter(([path, text]) => text.includes('!') && !path.includes('phone'));
    expect(shouting).toEqual([]);
  });
});

describe('plurals', () => {
  it('follow the language', () => {
    expect([1, 3, 5, 21].map(ru.core.age.years)).toEqual(['1 год', '3 года', '5 лет', '21 год']);
    expect([1, 3, 5, 22].map(pl.core.age.years)).toEqual(['1 rok', '3 lata', '5 lat', '22 lata']);
  });
  it('puts an Estonian day into its sentence form', () => {
    expect(et.core.time.onDay('10. märts', 3)).toBe('10. märtsil');
    expect(et.core.time.onDay('1. oktoober 2025', 10)).toBe('1. oktoobril 2025');
  });
});
