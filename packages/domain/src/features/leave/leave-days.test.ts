import { expect, it } from 'vitest';
import { findLeaveDayProblem } from './leave-days.ts';

const calendar = { birthDate: '2024-02-29', today: '2026-11-18' };

it.each([
  ['nothing told', null, null, undefined],
  ['today', '2026-11-18', null, undefined],
  ['a year ago', '2025-11-18', null, undefined],
  ['a year from now', null, '2027-11-18', undefined],
  ['one day only', '2026-11-18', '2026-11-18', undefined],
  ['begins before birth', '2024-02-28', null, { day: 'startDate', problem: 'BEFORE_BIRTH' }],
  ['begins longer ago than a year', '2025-11-17', null, { day: 'startDate', problem: 'TOO_FAR_AWAY' }],
  ['ends in more than a year', '2026-11-18', '2027-11-19', { day: 'endDate', problem: 'TOO_FAR_AWAY' }],
  ['ends before it begins', '2026-11-18', '2026-11-17', { day: 'endDate', problem: 'END_BEFORE_START' }],
] as const)('leave: %s', (_, startDate, endDate, expected) => {
  expect(findLeaveDayProblem({ startDate, endDate }, calendar)).toEqual(expected);
});

it('an unknown birth date refuses nothing', () => {
  expect(
    findLeaveDayProblem({ startDate: '2026-11-01', endDate: null }, { ...calendar, birthDate: null }),
  ).toBe(undefined);
});
