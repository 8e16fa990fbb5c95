import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNews } from './use-news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as ClinicEContactRow);
const open = () => {
  const { result, rerender } = renderHook(({ list, view }) => useNews(list, view), {
    initialProps: { list: undefined as readonly ClinicEContactRow[] | undefined, view: 'incoming' },
  });
  const show = (list: readonly ClinicEContactRow[] | undefined, view = 'incoming') => {
    rerender({ list, view });
    act(() => void vi.advanceTimersByTime(1));
    return result.current;
  };
  return show;
};

it('what a tab, a filter or a search shows is no news, only what comes to it afterwards', () => {
  const show = open();
  expect(show(rows('a', 'b'))).toBe(0);
  // The rows of the view before stand there until those of the new one come.
  expect(show(undefined, 'answered')).toBe(0);
  expect(show(rows('c', 'd', 'e'), 'answered')).toBe(0);
  expect(show(rows('c', 'd', 'e', 'f'), 'answered')).toBe(1);
  expect(show(rows('a', 'b'), 'incoming')).toBe(0);
});

it('the first that comes to an empty list is news', () => {
  const show = open();
  expect(show([])).toBe(0);
  expect(show(rows('a'))).toBe(1);
});
