import { expect, it } from 'vitest';
import type { OpeningHours } from '../clinics/index.ts';
import { laterTimes, latestSendAt } from './send-later.ts';

const clinic = (over: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: 'Europe/Tallinn',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  specialDays: [],
  ...over,
});
const said = (hours: OpeningHours, from: string) =>
  laterTimes(hours, new Date(from)).map((at) => at.toISOString().slice(0, 16));

// Winter in Tallinn: two hours ahead of Greenwich.
it.each([
  [
    'before it opens',
    '2026-11-17T04:00:00Z',
    ['2026-11-17T06:00', '2026-11-17T12:00', '2026-11-18T06:00', '2026-11-23T06:00'],
  ],
  ['in the morning', '2026-11-17T08:00:00Z', ['2026-11-17T12:00', '2026-11-18T06:00', '2026-11-23T06:00']],
  ['in the afternoon', '2026-11-17T11:30:00Z', ['2026-11-18T06:00', '2026-11-23T06:00']],
  ['on a Friday', '2026-11-13T08:00:00Z', ['2026-11-13T12:00', '2026-11-16T06:00']],
  ['on a Saturday, when it is closed', '2026-11-14T08:00:00Z', ['2026-11-16T06:00']],
  [
    'on a Monday, also when Greenwich still has Sunday',
    '2026-11-15T22:30:00Z',
    ['2026-11-16T06:00', '2026-11-16T12:00', '2026-11-17T06:00', '2026-11-23T06:00'],
  ],
])('%s', (_, from, times) => expect(said(clinic(), from)).toEqual(times));

it.each([
  ['Europe/Tallinn', '2026-03-30T05:00'],
  ['Europe/London', '2026-03-30T07:00'],
  ['America/New_York', '2026-03-30T12:00'],
  ['Africa/Johannesburg', '2026-03-30T06:00'],
  ['Europe/Warsaw', '2026-03-30T06:00'],
])("goes by the clinic's wall over a change of the clock, in %s", (timeZone, monday) => {
  expect(said(clinic({ timeZone }), '2026-03-28T12:00:00Z')[0]).toBe(monday);
});

it('leaves out holidays', () => {
  const specialDays = [{ day: '2026-11-18', name: 'closed', intervals: [] }];
  expect(said(clinic({ specialDays }), '2026-11-17T12:00:00Z')[0]).toBe('2026-11-19T06:00');
});

it('is for thirty days at the most', () => {
  expect(latestSendAt(new Date('2026-11-13T08:00:00Z')).toISOString()).toBe('2026-12-13T08:00:00.000Z');
  const rarely = clinic({
    weekly: [{ weekday: 1, opens: '08:00', closes: '09:00' }],
    specialDays: ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'].map((day) => ({
      day,
      name: 'closed',
      intervals: [],
    })),
  });
  expect(said(rarely, '2026-11-13T08:00:00Z')).toEqual([]);
});
