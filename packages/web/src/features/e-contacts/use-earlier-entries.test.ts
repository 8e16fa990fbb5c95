import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setAllTexts } from '../../testing/set-all-texts.ts';
import { joined, useEarlierEntries } from './use-earlier-entries.ts';

const page = (ids: string, earlierBefore: number | null) => ({
  entries: [...ids].map((id) => ({ id })),
  earlierBefore,
});

it.each([
  ['a short conversation is what the server says', page('abc', null), page('abcd', null), page('abcd', null)],
  ['what newer messages push out of the page stays', page('cde', 3), page('def', 4), page('cdef', 3)],
  ['what was loaded before stays', page('abcde', null), page('def', 4), page('abcdef', null)],
  ['after a gap it starts again', page('abc', null), page('hij', 8), page('hij', 8)],
])('%s', (_, held, newest, shown) => expect(joined(held, newest)).toEqual(shown));

it('reads backwards page by page while new messages come, and leaves out none', async () => {
  const pages = new Map([
    [5, page('cd', 3)],
    [3, page('ab', null)],
  ]);
  const fetchBefore = vi.fn(async (before: number) => pages.get(before) ?? page('', null));
  const { result, rerender } = renderHook(({ newest }) => useEarlierEntries(newest, fetchBefore), {
    initialProps: { newest: page('ef', 5) },
  });
  const shown = () => result.current.entries.map(({ id }) => id).join('');
  expect(result.current.earlier.areThere).toBe(true);
  await act(async () => result.current.earlier.load());
  expect(shown()).toBe('cdef');
  rerender({ newest: page('fg', 6) });
  expect(shown()).toBe('cdefg');
  await act(async () => result.current.earlier.load());
  expect(shown()).toBe('abcdefg');
  expect(result.current.earlier).toMatchObject({ areThere: false, isLoading: false });
  expect(fetchBefore.mock.calls).toEqual([[5], [3]]);
});

it('a page that does not come can be asked for again', async () => {
  await setAllTexts('en');
  const fetchBefore = vi
    .fn<() => Promise<ReturnType<typeof page>>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(page('a', null));
  const newest = page('b', 2);
  const { result } = renderHook(() => useEarlierEntries(newest, fetchBefore));
  await act(async () => result.current.earlier.load());
  expect(result.current.earlier).toMatchObject({ areThere: true, isLoading: false });
  await act(async () => result.current.earlier.load());
  expect(result.current.entries.map(({ id }) => id)).toEqual(['a', 'b']);
});
