import { useEffect, useRef, useState } from 'react';
import { type InboxItem, keyOf } from './inbox-groups.ts';

export type ShownItem = InboxItem & { readonly isLeaving?: boolean };

/** As long as the styles take to close a row. */
const leavingMs = 160;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** More than a screenful at once is another list, not rows that leave. */
const mostLeaving = 12;

/** Rows that are gone close where they stood; the others follow. In another view everything is new at once. */
export const useLeaving = (items: readonly InboxItem[], view: string): readonly ShownItem[] => {
  const before = useRef<{ items: readonly InboxItem[]; view: string }>({ items, view });
  const [leaving, setLeaving] = useState<readonly (InboxItem & { after: string | undefined })[]>([]);
  useEffect(() => {
    const { items: old, view: oldView } = before.current;
    before.current = { items, view };
    if (old === items || oldView !== view || isCalm()) return undefined;
    const here = new Set(items.map(keyOf));
    const gone = old.flatMap((item, at) => {
      const neighbour = old[at - 1];
      return here.has(keyOf(item)) ? [] : [{ ...item, after: neighbour && keyOf(neighbour) }];
    });
    if (gone.length === 0 || gone.length > mostLeaving) return undefined;
    setLeaving(gone);
    const timer = setTimeout(() => setLeaving([]), leavingMs);
    return () => {
      clearTimeout(timer);
      setLeaving([]);
    };
  }, [items, view]);
  if (leaving.length === 0) return items;
  const here = new Set(items.map(keyOf));
  const shown: ShownItem[] = [...items];
  for (const { after, ...item } of leaving) {
    if (here.has(keyOf(item))) continue;
    const at = shown.findIndex((each) => keyOf(each) === after);
    shown.splice(at + 1, 0, { ...item, isLeaving: true });
  }
  return shown;
};
