import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';

interface Placed {
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** Drawn beyond each edge, so that nothing is blank while one scrolls. */
const beyond = 480;
/** Scrolling redraws in steps of this. */
const step = 60;

/** The first whose end lies below a line. */
const firstBelow = (starts: readonly number[], line: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle + 1] ?? 0) > line) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** However long a list of known heights is, only what is near the screen is drawn. */
export const useWindow = (sizes: readonly number[], scroller: RefObject<HTMLElement | null>) => {
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  /** Where each begins, and at last where the list ends. */
  const starts = useMemo(() => {
    const places = [0];
    for (const size of sizes) places.push((places.at(-1) ?? 0) + size);
    return places;
  }, [sizes]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      setSeen((before) => (before.top === top && before.height === height ? before : { top, height }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, [scroller]);

  const from = firstBelow(starts, seen.top - beyond);
  const to = Math.min(firstBelow(starts, seen.top + seen.height + step + beyond) + 1, sizes.length);
  const drawn = sizes.slice(from, to).map((size, at): Placed => {
    const index = from + at;
    return { index, start: starts[index] ?? 0, size };
  });

  /** Only as far as it takes to see it whole. */
  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      const [start, end] = [starts[index], starts[index + 1]];
      if (!element || start === undefined || end === undefined) return;
      if (start < element.scrollTop) element.scrollTop = start;
      else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
    },
    [starts, scroller],
  );
  return { total: starts.at(-1) ?? 0, starts, drawn, reveal };
};
