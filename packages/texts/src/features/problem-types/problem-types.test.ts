import { patientProblemTypes, problemTypes as types } from '@tervita/domain/problem-types';
import { describe, expect, test } from 'vitest';
import { problemTypes as en } from './en.ts';
import { problemTypes as et } from './et.ts';
import { problemTypes as pl } from './pl.ts';
import { problemTypes as ru } from './ru.ts';

describe.each(Object.entries({ en, et, ru, pl }))('reasons in %s', (language, texts) => {
  test('every reason has words of its own', () => {
    const labels = types.map((type) => texts.labels[type]);
    expect(labels.every((label) => label.trim() === label && label.length > 0)).toBe(true);
    expect(new Set(labels).size).toBe(types.length);
  });

  test('what patients choose fits a tile and has no brackets', () => {
    for (const type of patientProblemTypes) {
      expect(texts.labels[type]).not.toMatch(/[()[\]/:]/);
      expect(texts.labels[type].length).toBeLessThanOrEqual(42);
    }
  });

  test('is written in its own letters', () => {
    const cyrillic = patientProblemTypes.filter((type) => /\p{Script=Cyrillic}/u.test(texts.labels[type]));
    const latin = patientProblemTypes.filter((type) => /\p{Script=Latin}/u.test(texts.labels[type]));
    expect([cyrillic.length, latin.length]).toEqual(language === 'ru' ? [63, 0] : [0, 63]);
  });
});
