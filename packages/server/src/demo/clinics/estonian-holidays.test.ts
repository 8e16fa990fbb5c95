import { expect, it } from 'vitest';
import { estonianHolidays } from './estonian-holidays.ts';

it.each([
  [2024, '2024-03-29', '2024-03-31', '2024-05-19'],
  [2025, '2025-04-18', '2025-04-20', '2025-06-08'],
  [2026, '2026-04-03', '2026-04-05', '2026-05-24'],
  [2027, '2027-03-26', '2027-03-28', '2027-05-16'],
  [2038, '2038-04-23', '2038-04-25', '2038-06-13'],
])('the feasts that move stand where the calendar of %i has them', (year, goodFriday, easter, pentecost) => {
  const days = new Map(estonianHolidays(year).map(({ day, name }) => [name, day]));
  expect(days.get('suur reede')).toBe(goodFriday);
  expect(days.get('ülestõusmispühade 1. püha')).toBe(easter);
  expect(days.get('nelipühade 1. püha')).toBe(pentecost);
});

it('a year has twelve, in their order', () => {
  const days = estonianHolidays(2026).map(({ day }) => day);
  expect(days).toHaveLength(12);
  expect(days).toEqual(days.toSorted());
});
