import { expect, it } from 'vitest';
import { mondayOf, periodRange, trendStepOf, trendSteps } from './periods.ts';

const today = '2026-03-12';

it.each([
  ['LAST_7_DAYS', '2026-03-06', '2026-03-12', '2026-02-27', '2026-03-05'],
  ['LAST_28_DAYS', '2026-02-13', '2026-03-12', '2026-01-16', '2026-02-12'],
  ['LAST_90_DAYS', '2025-12-13', '2026-03-12', '2025-09-14', '2025-12-12'],
  ['LAST_365_DAYS', '2025-03-13', '2026-03-12', '2024-03-13', '2025-03-12'],
  ['THIS_MONTH', '2026-03-01', '2026-03-12', '2026-02-01', '2026-02-12'],
  ['LAST_MONTH', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['THIS_YEAR', '2026-01-01', '2026-03-12', '2025-01-01', '2025-03-12'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
] as const)('%s', (period, from, to, beforeFrom, beforeTo) => {
  expect(periodRange(period, today)).toEqual({
    now: { from, to },
    before: { from: beforeFrom, to: beforeTo },
  });
});

it('the month before January is in the year before', () => {
  expect(periodRange('LAST_MONTH', '2026-01-31').now).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it('steps of a trend grow with its length', () => {
  expect(trendStepOf({ from: '2026-03-01', to: '2026-03-31' })).toBe('day');
  expect(trendStepOf({ from: '2026-01-01', to: '2026-03-31' })).toBe('week');
  expect(trendStepOf({ from: '2025-01-01', to: '2025-12-31' })).toBe('month');
});

it('each step of a trend is there, whether anything was said in it or not', () => {
  expect(trendSteps({ from: '2026-03-01', to: '2026-03-03' })).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]);
  const weeks = trendSteps({ from: '2025-12-13', to: '2026-03-12' });
  expect(weeks.slice(0, 3)).toEqual(['2025-12-13', '2025-12-15', '2025-12-22']);
  expect(weeks).toHaveLength(14);
  expect(trendSteps({ from: '2025-01-01', to: '2025-12-31' })).toHaveLength(12);
});

it.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-03-16', '2026-03-16'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
