import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when the test says so. */
const slowWork = () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
};

it('the first hint is followed at once', () => {
  const { work } = slowWork();
  inTurn(work, 2_000)();
  expect(work).toHaveBeenCalledTimes(1);
});

it('a hundred hints in a moment are two fetches: the first, and one after the last', async () => {
  const { work, end } = slowWork();
  const hint = inTurn(work, 2_000);
  for (let count = 0; count < 100; count += 1) hint();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a slow fetch is not overtaken by the next; what came meanwhile is fetched after it', async () => {
  const { work, end } = slowWork();
  const hint = inTurn(work, 2_000);
  hint();
  await vi.advanceTimersByTimeAsync(5_000);
  hint();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes on after one that failed', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const hint = inTurn(work, 2_000);
  hint();
  hint();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});
