import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../clinics/index.ts';
import { expectedReply } from './expected-reply.ts';

const hour = 3_600_000;
const clinic = (over: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: 'Europe/Tallinn',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  specialDays: [],
  ...over,
});
const usual = { half: 2 * hour, nineOfTen: 7.4 * hour };
const expected = (sent: string, { hours = clinic(), wait = usual, now = sent } = {}) => {
  const found = expectedReply(hours, wait, { sentAt: new Date(sent), now: new Date(now) });
  return found && [found.by?.toISOString(), found.nineOfTenBy.toISOString()];
};

describe('when to expect an answer', () => {
  it.each([
    // Written in Tallinn at 9:10 on a Tuesday.
    ['the same day', '2026-03-10T07:10:00Z', '2026-03-10T09:30:00.000Z', '2026-03-10T15:00:00.000Z'],
    [
      'tomorrow, after closing',
      '2026-03-10T18:00:00Z',
      '2026-03-11T08:00:00.000Z',
      '2026-03-11T13:30:00.000Z',
    ],
    ['over the night', '2026-03-10T14:00:00Z', '2026-03-11T07:00:00.000Z', '2026-03-11T12:30:00.000Z'],
    ['on Monday', '2026-03-13T18:00:00Z', '2026-03-16T08:00:00.000Z', '2026-03-16T13:30:00.000Z'],
    [
      'over the change of the clock',
      '2026-03-27T18:00:00Z',
      '2026-03-30T07:00:00.000Z',
      '2026-03-30T12:30:00.000Z',
    ],
  ])('%s', (_, sent, by, nineOfTenBy) => {
    expect(expected(sent)).toEqual([by, nineOfTenBy]);
  });

  it('not after the clinic has closed, also where that is not at a half hour', () => {
    const weekly = [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, opens: '08:00', closes: '12:10' },
      { weekday, opens: '13:00', closes: '16:20' },
    ]);
    const wait = { half: 2 * hour, nineOfTen: 5.25 * hour };
    // At 10:05 in Tallinn: before the break, and before the end of the day.
    expect(expected('2026-03-10T08:05:00Z', { hours: clinic({ weekly }), wait })).toEqual([
      '2026-03-10T10:10:00.000Z',
      '2026-03-10T14:20:00.000Z',
    ]);
  });

  it('not on a holiday', () => {
    const hours = clinic({ specialDays: [{ day: '2026-03-11', name: 'Holiday', intervals: [] }] });
    expect(expected('2026-03-10T18:00:00Z', { hours })?.[0]).toBe('2026-03-12T08:00:00.000Z');
  });

  it('never before somebody is there, also when answers came while the clinic was closed', () => {
    expect(expected('2026-03-10T18:00:00Z', { wait: { half: 0, nineOfTen: 0 } })).toEqual([
      '2026-03-11T06:30:00.000Z',
      '2026-03-11T06:30:00.000Z',
    ]);
  });

  it('no longer, once it has passed', () => {
    const sent = '2026-03-10T07:10:00Z';
    expect(expected(sent, { now: '2026-03-10T10:00:00Z' })).toEqual([undefined, '2026-03-10T15:00:00.000Z']);
    expect(expected(sent, { now: '2026-03-10T15:30:00Z' })).toBeUndefined();
  });

  it('never, of a clinic that is not open for a year', () => {
    const closed = Array.from({ length: 400 }, (_, ahead) => ({
      day: new Date(Date.UTC(2026, 2, 10 + ahead)).toISOString().slice(0, 10),
      name: 'closed',
      intervals: [],
    }));
    expect(expected('2026-03-10T07:10:00Z', { hours: clinic({ specialDays: closed }) })).toBeUndefined();
  });
});
