import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinutesLeft } from './use-minutes-left.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('tells the minutes by what was done since the page looks, and nothing before that is known', () => {
  const { result, rerender } = renderHook((done: number) => useMinutesLeft({ id: 'a', done, total: 400 }), {
    initialProps: 100,
  });
  expect(result.current).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  rerender(110);
  expect(result.current).toBe(5);
});

it('begins anew when the work does', () => {
  const { result, rerender } = renderHook((done: number) => useMinutesLeft({ id: 'a', done, total: 400 }), {
    initialProps: 300,
  });
  vi.advanceTimersByTime(10_000);
  rerender(0);
  expect(result.current).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  rerender(200);
  expect(result.current).toBe(1);
});
