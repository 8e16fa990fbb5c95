import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useCallback, useMemo, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Rows chosen for one action; what has left the list is no longer chosen. */
export const useSelection = (rows: readonly ClinicEContactRow[]) => {
  const [ids, setIds] = useState(none);
  const last = useRef<string | undefined>(undefined);
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const checked = useMemo(() => (chosen.length > 0 ? new Set(chosen.map(({ id }) => id)) : none), [chosen]);
  const add = useCallback((more: readonly string[]) => {
    last.current = more.at(-1);
    setIds((before) => new Set([...before, ...more]));
  }, []);
  /** With Shift: everything between this one and the one before. */
  const toggle = useCallback(
    (id: string, withShift = false) => {
      const [from, to] = [last.current, id].map((each) => rows.findIndex((row) => row.id === each));
      last.current = id;
      if (withShift && from !== undefined && to !== undefined && from >= 0 && to >= 0) {
        const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
        return setIds((before) => new Set([...before, ...between]));
      }
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    [rows],
  );
  const clear = useCallback(() => setIds(none), []);
  return { chosen, checked, toggle, add, clear };
};

export type Selection = ReturnType<typeof useSelection>;
