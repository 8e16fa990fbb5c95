import { texts as en } from '@tervita/texts/public-en';
import { texts as et } from '@tervita/texts/public-et';
import { texts as pl } from '@tervita/texts/public-pl';
import { texts as ru } from '@tervita/texts/public-ru';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';
import { formatterFor } from './format.ts';

// Thursday 12 March 2026, 11:45 in Tallinn (UTC+2).
const now = () => new Date('2026-03-12T09:45:00Z');
const inEnglish = formatterFor('en', en.core, now, 'Europe/Tallinn');
const inEstonian = formatterFor('et', et.core, now, 'Europe/Tallinn');
const inRussian = formatterFor('ru', ru.core, now, 'Europe/Tallinn');
const inPolish = formatterFor('pl', pl.core, now, 'Europe/Tallinn');

describe('moment', () => {
  it.each([
    ['2026-03-12T08:32:00Z', 'today 10:32'],
    // Just after midnight in Tallinn it is still the day before in UTC.
    ['2026-03-11T22:05:00Z', 'today 00:05'],
    ['2026-03-11T21:55:00Z', 'yesterday'],
    ['2026-03-10T10:00:00Z', '10 March'],
    ['2026-01-01T00:00:00Z', '1 January'],
    ['2025-12-31T21:59:00Z', '31 December 2025'],
  ])('%s is %s', (at, text) => {
    expect(inEnglish.moment(at)).toBe(text);
  });

  it('is natural in every language', () => {
    const at = '2026-03-10T10:00:00Z';
    expect(inEstonian.moment(at)).toBe('10. märtsil');
    expect(inRussian.moment(at)).toBe('10 марта');
    expect(inPolish.moment(at)).toBe('10 marca');
    expect(inRussian.moment('2026-03-12T08:32:00Z')).toBe('сегодня в 10:32');
  });
});

it.each([
  ['Europe/Tallinn', 'today 00:30', '12 March'],
  ['Europe/London', 'yesterday', '11 March'],
  ['Europe/Warsaw', 'yesterday', '11 March'],
  ['Africa/Johannesburg', 'today 00:30', '12 March'],
  ['America/New_York', 'yesterday', '11 March'],
])('one moment is read by the clock of the clinic, in %s', (zone, moment, day) => {
  const format = formatterFor('en', en.core, now, zone);
  expect(format.moment('2026-03-11T22:30:00Z')).toBe(moment);
  expect(format.day('2026-03-11T22:30:00Z')).toBe(day);
});

it('the hour that autumn has twice and the one that spring leaves out', () => {
  const times = (zone: string, ...at: string[]) =>
    at.map((moment) => formatterFor('en', en.core, now, zone).time(moment));
  expect(times('Europe/Tallinn', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toEqual(['03:30', '03:30']);
  expect(times('America/New_York', '2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z')).toEqual([
    '01:59',
    '03:00',
  ]);
});

describe('day headings', () => {
  it.each([
    ['2026-03-12T08:32:00Z', 'Today, 12 March'],
    ['2026-03-11T08:32:00Z', 'Yesterday, 11 March'],
    ['2026-03-09T08:32:00Z', 'Monday 9 March'],
    ['2025-03-09T08:32:00Z', '9 March 2025'],
  ])('%s is %s', (at, text) => {
    expect(inEnglish.dayHeading(at)).toBe(text);
  });
  it('begins with a capital in Estonian too', () => {
    expect(inEstonian.dayHeading('2026-03-09T08:32:00Z')).toBe('Esmaspäev, 9. märts');
  });
});

describe('waiting', () => {
  it.each([
    ['2026-03-12T09:44:40Z', '0 min'],
    ['2026-03-12T08:57:00Z', '48 min'],
    ['2026-03-12T06:35:00Z', '3 h 10 min'],
    ['2026-03-12T06:45:00Z', '3 h'],
    ['2026-03-11T06:45:00Z', '1 d 3 h'],
    ['2026-03-12T10:00:00Z', '0 min'],
  ])('since %s is %s', (since, text) => {
    expect(inEnglish.waiting(since)).toBe(text);
  });
});

describe('age', () => {
  it.each([
    ['2020-01-05', '6 years', '6 y', '6 y 2 m'],
    ['1967-11-01', '58 years', '58 y', '58 y 4 m'],
    ['2025-03-12', '1 year', '1 y', '1 y 0 m'],
    ['2025-10-09', '5 months', '5 m', '5 m 3 d'],
    ['2026-03-01', '11 days', '11 d', '11 d'],
  ])('of %s', (birthDate, patient, short, exact) => {
    expect(inEnglish.age(birthDate)).toBe(patient);
    expect(inEnglish.shortAge(birthDate)).toBe(short);
    expect(inEnglish.exactAge(birthDate)).toBe(exact);
  });
  it('follows the language', () => {
    expect(inRussian.age('2020-01-05')).toBe('6 лет');
    expect(inPolish.age('2004-01-05')).toBe('22 lata');
    expect(inEstonian.exactAge('2020-01-05')).toBe('6 a 2 k');
  });
});

describe('others', () => {
  it('joins names', () => {
    expect(inEnglish.list(['Kadri', 'Andres'])).toBe('Kadri and Andres');
    expect(inEstonian.list(['Kadri', 'Andres'])).toBe('Kadri ja Andres');
  });
  it.each([
    [120_000, '2:00'],
    [59_001, '1:00'],
    [9_000, '0:09'],
    [-5, '0:00'],
  ])('%i ms is %s', (left, text) => {
    expect(countdown(left)).toBe(text);
  });
});
