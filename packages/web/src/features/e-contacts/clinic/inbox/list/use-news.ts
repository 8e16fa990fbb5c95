import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useEffect, useRef, useState } from 'react';
import { now } from '../../../../../core/clock.ts';

const everyMs = 60_000;

/**
 * How many came since this view was opened, told at most once a minute: nobody reads with a voice that interrupts. Without
 * rows until those of the view are there.
 */
export const useNews = (rows: readonly ClinicEContactRow[] | undefined, view: string): number => {
  const known = useRef<{ view: string | undefined; ids: Set<string>; told: number }>({
    view: undefined,
    ids: new Set(),
    told: 0,
  });
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!rows) return undefined;
    const seen = known.current;
    const ids = new Set(rows.map(({ id }) => id));
    if (seen.view !== view) {
      known.current = { ...seen, view, ids };
      setCount(0);
      return undefined;
    }
    const fresh = rows.filter(({ id }) => !seen.ids.has(id)).length;
    if (fresh === 0) return undefined;
    const tell = () => {
      known.current = { view, ids, told: now().getTime() };
      setCount(fresh);
    };
    const timer = setTimeout(tell, Math.max(0, seen.told + everyMs - now().getTime()));
    return () => clearTimeout(timer);
  }, [rows, view]);
  return count;
};
