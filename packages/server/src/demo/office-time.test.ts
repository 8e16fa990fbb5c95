import { expect, test } from 'vitest';
import {
  day,
  hour,
  isOpenAt,
  minute,
  nextFriday,
  patientMoment,
  patientTimeAfter,
  workingTimeAfter,
  workingTimeBefore,
} from './office-time.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

test.each([
  ['within a day', '2026-11-18T08:00:00Z', 2 * hour, '2026-11-18T10:00:00.000Z'],
  ['from the night', '2026-11-18T01:00:00Z', hour, '2026-11-18T07:00:00.000Z'],
  ['over the evening', '2026-11-18T14:30:00Z', hour, '2026-11-19T06:30:00.000Z'],
  ['over the weekend', '2026-11-20T14:00:00Z', 2 * hour, '2026-11-23T07:00:00.000Z'],
  ['in summer time', '2026-07-01T03:00:00Z', hour, '2026-07-01T06:00:00.000Z'],
  ['over the change of clocks', '2026-10-23T13:00:00Z', 2 * hour, '2026-10-26T07:00:00.000Z'],
])('opening time passes %s', (_, from, span, expected) => {
  expect(iso(workingTimeAfter(at(from), span))).toBe(expected);
});

test.each([
  ['2026-11-18T10:00:00Z', 2 * hour, '2026-11-18T08:00:00.000Z'],
  ['2026-11-15T04:37:00Z', 90 * minute, '2026-11-13T13:30:00.000Z'],
  ['2026-11-16T06:10:00Z', hour, '2026-11-13T14:10:00.000Z'],
])('before %s it passed too', (from, span, expected) => {
  expect(iso(workingTimeBefore(at(from), span))).toBe(expected);
});

test('staff act only while the clinic is open', () => {
  for (let step = 0; step < 400; step += 1) {
    const from = at('2026-03-20T00:00:00Z') + step * 7.3 * hour;
    expect(isOpenAt(workingTimeAfter(from, (step % 50) * 11 * minute))).toBe(true);
    expect(isOpenAt(workingTimeBefore(from, (step % 50) * 11 * minute))).toBe(true);
  }
});

test('patients write at any hour, mostly by day, in the order of the fraction', () => {
  const [from, to] = [at('2025-09-15T04:37:00Z'), at('2026-11-15T04:37:00Z')];
  const moments = Array.from({ length: 2000 }, (_, index) => patientMoment(from, to, index / 2000));
  for (const moment of moments) expect(moment >= from && moment <= to).toBe(true);
  const falls = moments.filter((moment, index) => index > 0 && moment < (moments[index - 1] ?? 0));
  expect(falls.length).toBeLessThan(12);
  const atNight = moments.filter((moment) => new Date(moment).getUTCHours() < 3);
  expect(atNight.length / moments.length).toBeLessThan(0.06);
});

test('nobody answers at four in the morning', () => {
  const night = patientTimeAfter(at('2026-11-18T20:00:00Z'), 6 * hour);
  expect(iso(night)).toBe('2026-11-19T05:00:00.000Z');
  expect(patientTimeAfter(at('2026-11-18T08:00:00Z'), hour)).toBe(at('2026-11-18T09:00:00Z'));
});

test.each([
  ['2026-11-15T04:00:00Z', { day: 20, month: 11 }],
  ['2026-11-20T10:00:00Z', { day: 27, month: 11 }],
  ['2026-12-31T10:00:00Z', { day: 1, month: 1 }],
])('the Friday after %s', (now, expected) => {
  expect(nextFriday(at(now))).toEqual(expected);
  expect(nextFriday(at(now) + day)).toBeDefined();
});
