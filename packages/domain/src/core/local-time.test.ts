import { describe, expect, it } from 'vitest';
import { countries } from './languages.ts';
import { calendarDayIn, fromLocal, startOfDayIn, toLocal, zoneOf } from './local-time.ts';

const shown = (moment: string, zone: string) =>
  new Date(toLocal(Date.parse(moment), zone)).toISOString().slice(0, 16);
const meant = (local: string, zone: string) =>
  new Date(fromLocal(Date.parse(`${local}:00Z`), zone)).toISOString().slice(0, 16);

const tallinn = 'Europe/Tallinn';

describe('the clock on the wall', () => {
  it.each([
    [tallinn, 'winter', '2026-01-15T10:00:00Z', '2026-01-15T12:00'],
    [tallinn, 'summer', '2026-07-15T10:00:00Z', '2026-07-15T13:00'],
    [
      tallinn,
      'after midnight there, the day before in Greenwich',
      '2026-07-15T22:30:00Z',
      '2026-07-16T01:30',
    ],
    [tallinn, 'just before clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29T02:59'],
    [tallinn, 'just after', '2026-03-29T01:00:00Z', '2026-03-29T04:00'],
    ['Europe/London', 'winter', '2026-01-15T10:00:00Z', '2026-01-15T10:00'],
    ['Europe/London', 'just after clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29T02:00'],
    ['Europe/Warsaw', 'winter', '2026-01-15T10:00:00Z', '2026-01-15T11:00'],
    ['Europe/Warsaw', 'just after clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['America/New_York', 'the day before, in the evening', '2026-01-16T03:00:00Z', '2026-01-15T22:00'],
    ['America/New_York', 'just before clocks go forward', '2026-03-08T06:59:00Z', '2026-03-08T01:59'],
    ['America/New_York', 'just after', '2026-03-08T07:00:00Z', '2026-03-08T03:00'],
    ['Africa/Johannesburg', 'no change of clocks', '2026-03-29T01:30:00Z', '2026-03-29T03:30'],
  ])('%s: %s', (zone, _, moment, local) => {
    expect(shown(moment, zone)).toBe(local);
    expect(meant(local, zone)).toBe(moment.slice(0, 16));
  });

  it.each([
    [tallinn, '2026-03-29T03:30', '2026-03-29T01:30'],
    ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
    ['Europe/Warsaw', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
  ])('%s: an hour that spring leaves out is the one after it', (zone, local, moment) => {
    expect(meant(local, zone)).toBe(moment);
  });

  it.each([
    [tallinn, '2026-10-25T03:30', '2026-10-25T00:30'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30'],
    ['Europe/Warsaw', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
  ])('%s: of an hour that autumn has twice the first is meant', (zone, local, moment) => {
    expect(meant(local, zone)).toBe(moment);
  });

  it('keeps parts of a second', () => {
    const moment = Date.parse('2026-07-15T10:00:00.123Z');
    expect(fromLocal(toLocal(moment, tallinn), tallinn)).toBe(moment);
  });
});

describe('the day of a zone', () => {
  it('is its own', () => {
    const moment = new Date('2026-07-15T22:30:00Z');
    expect(calendarDayIn(tallinn, moment)).toBe('2026-07-16');
    expect(calendarDayIn('America/New_York', moment)).toBe('2026-07-15');
  });
  it.each([
    [tallinn, '2026-05-05T21:00:00.000Z'],
    ['Europe/London', '2026-05-05T23:00:00.000Z'],
    ['America/New_York', '2026-05-06T04:00:00.000Z'],
  ])('begins at midnight in %s', (zone, moment) => {
    expect(startOfDayIn(zone, '2026-05-06').toISOString()).toBe(moment);
  });
});

describe('the zone of a country', () => {
  it('is one for each', () => {
    expect(countries.map(zoneOf)).toEqual([
      'Europe/Tallinn',
      'Europe/London',
      'America/New_York',
      'Africa/Johannesburg',
      'Europe/Warsaw',
    ]);
  });
});
