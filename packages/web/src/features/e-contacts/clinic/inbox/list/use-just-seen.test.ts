import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenRow, unseenFlag } from '../../given.ts';
import { useJustSeen } from './use-just-seen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flagged = [givenRow(1, { redFlag: unseenFlag }), givenRow(2, { redFlag: unseenFlag }), givenRow(3)];
const [first] = flagged;
const seen = { ...unseenFlag, seenAt: '2026-03-12T09:00:00.000Z' };
const afterFirst = [givenRow(1, { redFlag: seen }), ...flagged.slice(1)];

it('a row whose warning was just seen keeps its place for a second, so that no other slides under the pointer', () => {
  const { result, rerender } = renderHook(({ rows }) => useJustSeen(rows), {
    initialProps: { rows: flagged },
  });
  expect(result.current.size).toBe(0);
  rerender({ rows: afterFirst });
  expect([...result.current.keys()]).toEqual([first?.id]);
  act(() => vi.advanceTimersByTime(900));
  expect(result.current.size).toBe(1);
  act(() => vi.advanceTimersByTime(200));
  expect(result.current.size).toBe(0);
});

it('a second one seen meanwhile waits with it; a row that left the list does not', () => {
  const { result, rerender } = renderHook(({ rows }) => useJustSeen(rows), {
    initialProps: { rows: flagged },
  });
  rerender({ rows: afterFirst });
  act(() => vi.advanceTimersByTime(500));
  rerender({ rows: [givenRow(1, { redFlag: seen }), givenRow(2, { redFlag: seen })] });
  expect(result.current.size).toBe(2);
  act(() => vi.advanceTimersByTime(1_100));
  rerender({ rows: [] });
  expect(result.current.size).toBe(0);
});
