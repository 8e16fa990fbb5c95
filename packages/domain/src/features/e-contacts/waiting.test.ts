import { describe, expect, it } from 'vitest';
import { waitsLong } from './waiting.ts';

describe('waiting more than one working day', () => {
  it.each([
    ['a day and an hour in mid-week', '2026-03-10T09:00:00Z', '2026-03-11T10:00:00Z', true],
    ['exactly a day', '2026-03-10T09:00:00Z', '2026-03-11T09:00:00Z', false],
    ['from Friday evening to Monday morning', '2026-03-13T18:00:00Z', '2026-03-16T08:00:00Z', false],
    ['from Friday noon to Monday afternoon', '2026-03-13T12:00:00Z', '2026-03-16T13:00:00Z', true],
    ['over the weekend only', '2026-03-14T00:00:00Z', '2026-03-16T00:00:00Z', false],
  ])('%s', (_, since, now, expected) => {
    expect(waitsLong(new Date(since), new Date(now))).toBe(expected);
  });
});
