import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** What one reads stays where it is when rows come or go above it; at the very top the top is what one reads. */
export const useKeptPlace = (
  virtual: Virtualizer<HTMLDivElement, Element>,
  items: unknown,
  view: string,
): void => {
  const before = useRef<{ items: unknown; view: string; rows: readonly VirtualItem[] } | undefined>(
    undefined,
  );
  useLayoutEffect(() => {
    const { scrollElement, measurementsCache: rows } = virtual;
    const old = before.current;
    before.current = { items, view, rows };
    if (!scrollElement || !old || old.items === items) return;
    if (old.view !== view) return virtual.scrollToOffset(0);
    const top = scrollElement.scrollTop;
    if (top <= 0) return;
    const starts = new Map(rows.map(({ key, start }) => [key, start]));
    const anchor = old.rows.find(({ key, end }) => end > top && starts.has(key));
    const moved = anchor ? (starts.get(anchor.key) ?? anchor.start) - anchor.start : 0;
    if (moved !== 0) virtual.scrollToOffset(top + moved);
  });
};
