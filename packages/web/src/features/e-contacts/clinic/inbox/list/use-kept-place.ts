import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Places {
  readonly keys: readonly string[];
  /** Where each begins, and at last where the list ends. */
  readonly starts: readonly number[];
  readonly view: string;
}

/** What one reads stays where it is when rows come or go above it; at the very top the top is what one reads. */
export const useKeptPlace = (
  scroller: RefObject<HTMLElement | null>,
  { keys, starts, view }: Places,
): void => {
  const before = useRef<Places | undefined>(undefined);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { keys, starts, view };
    const element = scroller.current;
    if (!element || !old || old.starts === starts) return;
    if (old.view !== view) {
      element.scrollTop = 0;
      return;
    }
    const top = element.scrollTop;
    if (top <= 0) return;
    const now = new Map(keys.map((key, at) => [key, starts[at] ?? 0]));
    const anchor = old.keys.findIndex((key, at) => (old.starts[at + 1] ?? 0) > top && now.has(key));
    const moved = (now.get(old.keys[anchor] ?? '') ?? 0) - (old.starts[anchor] ?? 0);
    if (anchor >= 0 && moved !== 0) element.scrollTop = top + moved;
  }, [keys, starts, view, scroller]);
};
