import { expect, it } from 'vitest';
import { mayOpenAt, replyOpensAt } from './reply-opens.ts';

it.each([
  ['the next day', 'NEXT_DAY', '2026-11-16T06:00:00.000Z', '2026-11-17T06:00:00.000Z'],
  [
    'over the night on which clocks go forward',
    'NEXT_DAY',
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
  ],
  [
    'over the night on which clocks go back',
    'TWO_DAYS',
    '2026-10-24T08:00:00.000Z',
    '2026-10-26T09:00:00.000Z',
  ],
  ['a week with such a night in it', 'ONE_WEEK', '2026-10-20T05:15:00.000Z', '2026-10-27T06:15:00.000Z'],
  ['three days over the end of a year', 'THREE_DAYS', '2026-12-30T22:30:00.000Z', '2027-01-02T22:30:00.000Z'],
] as const)('%s the clock shows the same time', (_, delay, from, opens) => {
  expect(replyOpensAt(delay, new Date(from), 'Europe/Tallinn').toISOString()).toBe(opens);
});

it.each([
  // No summer time in Johannesburg, and America changes its clocks three weeks earlier.
  ['Africa/Johannesburg', '2026-03-28T08:00:00.000Z', '2026-03-29T08:00:00.000Z'],
  ['Europe/London', '2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/Warsaw', '2026-10-24T08:00:00.000Z', '2026-10-25T09:00:00.000Z'],
  ['America/New_York', '2026-03-07T15:00:00.000Z', '2026-03-08T14:00:00.000Z'],
  ['America/New_York', '2026-10-31T15:00:00.000Z', '2026-11-01T16:00:00.000Z'],
])('goes by the clock of the clinic in %s', (zone, from, opens) => {
  expect(replyOpensAt('NEXT_DAY', new Date(from), zone).toISOString()).toBe(opens);
});

it('a time that has passed, or that no page offers, opens nothing', () => {
  const now = new Date('2026-11-18T08:00:00Z');
  const opens = (at: string, sentAt = now) => mayOpenAt(new Date(at), { now, sentAt });
  expect(opens('2026-11-18T07:00:00Z')).toBe(false);
  expect(opens('2026-11-25T09:00:00Z')).toBe(true);
  expect(opens('2026-11-27T08:00:00Z')).toBe(false);
  expect(opens('2026-11-27T08:00:00Z', new Date('2026-11-20T08:00:00Z'))).toBe(true);
});
