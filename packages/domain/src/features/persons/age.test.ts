import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adultFrom, ageOn, isAdult, isPossibleBirthDate } from './age.ts';

describe('age', () => {
  test.each([
    ['2020-09-10', '2026-11-15', 6, 2, 5],
    ['1985-03-15', '2026-03-14', 40, 11, 27],
    ['1985-03-15', '2026-03-15', 41, 0, 0],
    ['2026-11-15', '2026-11-15', 0, 0, 0],
    ['2026-10-31', '2026-11-15', 0, 0, 15],
    ['2026-01-31', '2026-02-28', 0, 0, 28],
    ['2026-01-31', '2026-03-01', 0, 1, 0],
    ['2026-01-31', '2026-03-30', 0, 1, 29],
    ['2024-02-29', '2025-02-28', 0, 11, 30],
    ['2024-02-29', '2025-03-01', 1, 0, 0],
    ['2024-02-29', '2028-02-29', 4, 0, 0],
    ['1999-12-31', '2000-01-01', 0, 0, 1],
    ['1900-02-28', '1900-03-01', 0, 0, 1],
    ['2000-02-28', '2000-03-01', 0, 0, 2],
  ])('%s on %s is %i y %i m %i d', (birthDate, today, years, months, days) => {
    expect(ageOn(birthDate, today)).toEqual({ years, months, days });
  });

  test.each([
    ['2026-11-16', '2026-11-15'],
    ['2003-02-29', '2026-11-15'],
    ['15.03.1985', '2026-11-15'],
    ['1985-03-15', 'today'],
  ])('%s on %s throws', (birthDate, today) => {
    expect(() => ageOn(birthDate, today)).toThrow(RangeError);
  });

  test('never goes down from one day to the next, and stays in range', () => {
    const day = fc.integer({ min: 0, max: 60_000 });
    const iso = (n: number) => new Date(Date.UTC(1900, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
    const rank = ({ years, months, days }: ReturnType<typeof ageOn>) => (years * 12 + months) * 40 + days;
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [birth, now] = a < b ? [a, b] : [b, a];
        const age = ageOn(iso(birth), iso(now));
        expect(age.months).toBeLessThan(12);
        expect(age.days).toBeGreaterThanOrEqual(0);
        expect(age.days).toBeLessThan(31);
        expect(rank(ageOn(iso(birth), iso(now + 1)))).toBeGreaterThan(rank(age));
      }),
    );
  });
});

describe('adult', () => {
  test.each([
    ['2008-11-15', '2026-11-14', false],
    ['2008-11-15', '2026-11-15', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2030-01-01', '2026-11-15', false],
  ])('%s on %s: %s', (birthDate, today, expected) => {
    expect(isAdult(birthDate, today)).toBe(expected);
  });

  test('the day it begins', () => {
    expect(adultFrom('2008-02-29')).toBe('2026-03-01');
    expect(adultFrom('2008-12-31')).toBe('2026-12-31');
  });
});

test.each([
  ['1985-03-15', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['1876-11-15', true],
  ['1875-11-15', false],
  ['2003-02-29', false],
  ['0000-00-00', false],
  ['', false],
])('%s can be a birth date: %s', (text, expected) => {
  expect(isPossibleBirthDate(text, '2026-11-15')).toBe(expected);
});
