import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsBeside } from './use-is-beside.ts';

beforeEach(() => {
  document.documentElement.style.fontSize = '32px';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
  vi.unstubAllGlobals();
});

it.each([
  ['a desktop screen', 1_440, false],
  ['one wide enough for both', 2_200, true],
])('with text at 200 %% the patient stands beside the conversation on %s: %s', (_screen, width, isBeside) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(query)?.[1]) <= width,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  expect(renderHook(() => useIsBeside()).result.current).toBe(isBeside);
});
