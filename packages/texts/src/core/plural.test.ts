import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = {
  en: { one: 'day', other: 'days' },
  et: { one: 'päev', other: 'päeva' },
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  pl: { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
};

test.each([
  ['en', 0, '0 days'],
  ['en', 1, '1 day'],
  ['en', 2, '2 days'],
  ['et', 1, '1 päev'],
  ['et', 2, '2 päeva'],
  ['ru', 1, '1 день'],
  ['ru', 3, '3 дня'],
  ['ru', 5, '5 дней'],
  ['ru', 11, '11 дней'],
  ['ru', 21, '21 день'],
  ['ru', 1.5, '1,5 дня'],
  ['pl', 1, '1 dzień'],
  ['pl', 22, '22 dni'],
  ['pl', 25, '25 dni'],
  ['pl', 0.5, '0,5 dnia'],
] as const)('%s: %s is "%s"', (language, count, expected) => {
  expect(plural(language)(count, forms[language])).toBe(expected);
});

test('a form that was not given falls back to the other one', () => {
  expect(plural('ru')(5, { other: 'SMS' })).toBe('5 SMS');
});

test.each([
  ['en', '12,345 days'],
  ['et', '12 345 päeva'],
  ['ru', '12 345 дней'],
  ['pl', '12 345 dni'],
] as const)('%s groups thousands in its own way', (language, expected) => {
  expect(plural(language)(12_345, forms[language]).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
