import { expect, it } from 'vitest';
import { laterTimes, latestSendAt } from './send-later.ts';

const said = (from: string, zone?: string) =>
  Object.fromEntries(
    Object.entries(laterTimes(new Date(from), zone)).map(([name, at]) => [name, at.toISOString()]),
  );

// Winter in Tallinn: two hours ahead of Greenwich.
it.each([
  [
    'on a Friday morning',
    '2026-11-13T08:00:00Z',
    {
      tonight: '2026-11-13T16:00:00.000Z',
      tomorrow: '2026-11-14T06:00:00.000Z',
      monday: '2026-11-16T06:00:00.000Z',
    },
  ],
  [
    'on a Friday night',
    '2026-11-13T19:00:00Z',
    { tomorrow: '2026-11-14T06:00:00.000Z', monday: '2026-11-16T06:00:00.000Z' },
  ],
  ['on a Sunday tomorrow is Monday', '2026-11-15T19:00:00Z', { tomorrow: '2026-11-16T06:00:00.000Z' }],
  [
    'on a Monday the next one is meant, also when Greenwich still has Sunday',
    '2026-11-15T22:30:00Z',
    {
      tonight: '2026-11-16T16:00:00.000Z',
      tomorrow: '2026-11-17T06:00:00.000Z',
      monday: '2026-11-23T06:00:00.000Z',
    },
  ],
])('%s', (_, from, times) => expect(said(from)).toEqual(times));

it("goes by the clinic's wall over a change of the clock, and in another zone", () => {
  expect(said('2026-03-28T10:00:00Z').tomorrow).toBe('2026-03-29T05:00:00.000Z');
  expect(said('2026-11-13T08:00:00Z', 'Africa/Johannesburg').tonight).toBe('2026-11-13T16:00:00.000Z');
  expect(said('2026-11-13T08:00:00Z', 'Europe/London').tonight).toBe('2026-11-13T18:00:00.000Z');
});

it('is for thirty days at the most', () =>
  expect(latestSendAt(new Date('2026-11-13T08:00:00Z')).toISOString()).toBe('2026-12-13T08:00:00.000Z'));
