import { expect, it } from 'vitest';
import { moveClockOfProcess, systemClock } from './clock.ts';

it('a moved clock is the time of everything in the process, and given times stay what they are', () => {
  const RealDate = Date;
  const before = RealDate.now();
  try {
    moveClockOfProcess(86_400);
    const day = 86_400_000;
    for (const time of [systemClock().getTime(), Date.now(), Date.parse(Date())])
      expect(Math.round((time - before) / day)).toBe(1);
    expect(new Date('2026-03-11T08:00:00Z').toISOString()).toBe('2026-03-11T08:00:00.000Z');
    expect(new Date(2026, 2, 11).getMonth()).toBe(2);
    expect(new RealDate()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(RealDate);
  } finally {
    globalThis.Date = RealDate;
  }
});
