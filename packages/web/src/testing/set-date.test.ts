import { expect, it, vi } from 'vitest';

it('every file begins on the same day, and time goes on from there', async () => {
  const begun = Date.now();
  expect(new Date(begun).toISOString()).toMatch(/^2026-11-18T10:0/);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun));
  expect(new Date(2026, 0, 31).getDate()).toBe(31);
  expect(structuredClone(new Date())).toBeInstanceOf(Date);
});

it('a test may set the clock, and the next one', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(new Date().getFullYear()).toBe(2026);
  vi.useRealTimers();
  expect(new Date().getFullYear()).toBe(2026);
  vi.setSystemTime('2031-06-01T00:00:00Z');
  expect(new Date().getFullYear()).toBe(2031);
});

it('has it as before', () => {
  expect(new Date().toISOString()).toMatch(/^2026-11-18T10:0/);
});
