import { type Language, languages } from '@tervita/domain/core';
import { patientProblemTypes } from '@tervita/domain/problem-types';
import { type DangerSign, dangerScreen } from '@tervita/domain/smart-questionnaire';
import { describe, expect, test } from 'vitest';
import { words as en } from './en/index.ts';
import { words as et } from './et/index.ts';
import { words as pl } from './pl/index.ts';
import { words as ru } from './ru/index.ts';

const words = { et, en, ru, pl };
/** Two lines beside a box and a picture on a phone of 390 px; Russian letters are wider. */
const longest: Readonly<Record<Language, number>> = { et: 63, en: 63, pl: 64, ru: 58 };
const people = [1, 18, 6 * 12, 15 * 12, 30 * 12, 70 * 12].flatMap((ageMonths) =>
  (['FEMALE', 'MALE'] as const).map((sex) => ({ ageMonths, sex })),
);
const asked = [
  ...new Set(patientProblemTypes.flatMap((type) => people.flatMap((patient) => dangerScreen(type, patient)))),
];

describe.each(languages)('rows of danger in %s', (language) => {
  const { dangerSigns, dangerRows } = words[language];
  const rowsOf = (sign: DangerSign) => dangerRows[sign] ?? [dangerSigns[sign]];

  test('none takes more than two lines', () => {
    const long = asked.flatMap(rowsOf).filter((row) => row.length > longest[language]);
    expect(long).toEqual([]);
  });

  test('a sign that stands for two has the rows of both', () => {
    const both = [
      ['unwell', 'collapse', 'veryill'],
      ['heartbrain', 'heart', 'stroke'],
    ] as const;
    for (const [merged, one, other] of both)
      expect(rowsOf(merged)).toEqual([...rowsOf(one), ...rowsOf(other)]);
    expect(rowsOf('hurt')).toEqual(expect.arrayContaining([...rowsOf('accident')]));
  });

  test('no row stands twice in a sign', () => {
    for (const sign of asked) expect(new Set(rowsOf(sign)).size).toBe(rowsOf(sign).length);
  });
});
