import { describe, expect, it } from 'vitest';
import { waitsLong, workingTimeBetween } from './waiting.ts';

const hour = 3_600_000;

describe('waiting more than one working day', () => {
  it.each([
    ['a day and an hour in mid-week', '2026-03-10T09:00:00Z', '2026-03-11T10:00:00Z', true],
    ['exactly a day', '2026-03-10T09:00:00Z', '2026-03-11T09:00:00Z', false],
    ['from Friday evening to Monday morning', '2026-03-13T18:00:00Z', '2026-03-16T08:00:00Z', false],
    ['from Friday noon to Monday afternoon', '2026-03-13T12:00:00Z', '2026-03-16T13:00:00Z', true],
    ['over the weekend only', '2026-03-14T00:00:00Z', '2026-03-16T00:00:00Z', false],
    ['more than a week', '2026-03-14T00:00:00Z', '2026-03-21T00:00:01Z', true],
  ])('%s', (_, since, now, expected) => {
    expect(waitsLong(new Date(since), new Date(now))).toBe(expected);
  });
});

describe("the weekend is the clinic's", () => {
  const between = (from: string, to: string, zone?: string) =>
    workingTimeBetween(new Date(from), new Date(to), zone) / hour;

  it('begins at its midnight, not at that of Greenwich', () => {
    // Friday 23:00 to Saturday 01:00 in Tallinn.
    expect(between('2026-03-13T21:00:00Z', '2026-03-13T23:00:00Z')).toBe(1);
    // Sunday 23:00 to Monday 01:00.
    expect(between('2026-03-15T21:00:00Z', '2026-03-15T23:00:00Z')).toBe(1);
    expect(between('2026-03-13T21:00:00Z', '2026-03-13T23:00:00Z', 'UTC')).toBe(2);
  });
  it('is an hour shorter when clocks go forward in it, and nobody notices', () => {
    // Friday 12:00 to Monday 12:00.
    expect(between('2026-03-27T10:00:00Z', '2026-03-30T09:00:00Z')).toBe(24);
    expect(between('2026-10-23T09:00:00Z', '2026-10-26T10:00:00Z')).toBe(24);
  });
});
