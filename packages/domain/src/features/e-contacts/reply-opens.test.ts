import { expect, it } from 'vitest';
import { replyOpensAt } from './reply-opens.ts';

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
  expect(replyOpensAt(delay, new Date(from)).toISOString()).toBe(opens);
});

it('goes by the clock of the clinic', () => {
  // No summer time in Johannesburg.
  const from = new Date('2026-03-28T08:00:00.000Z');
  expect(replyOpensAt('NEXT_DAY', from, 'Africa/Johannesburg').toISOString()).toBe(
    '2026-03-29T08:00:00.000Z',
  );
});
