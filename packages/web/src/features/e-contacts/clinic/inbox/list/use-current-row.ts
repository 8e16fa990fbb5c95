import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxChoice } from '../choice.ts';

/** The row one stands on. One's own action moves on to the next; a colleague's leaves what one reads in the preview. */
export const useCurrentRow = (
  rows: readonly ClinicEContactRow[],
  previewed: string | undefined,
  choose: (next: Partial<InboxChoice>) => void,
) => {
  const at = rows.findIndex(({ id }) => id === previewed);
  const place = useRef<{ at: number; row: ClinicEContactRow | undefined }>({ at: -1, row: undefined });
  const acted = useRef<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | undefined>();
  const show = useCallback(
    (index: number) => {
      const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
      setFocused(row?.id);
      choose({ previewed: row?.id });
      return row;
    },
    [rows, choose],
  );
  const row = rows[at] ?? (place.current.row?.id === previewed ? place.current.row : undefined);
  useEffect(() => {
    if (at >= 0) {
      place.current = { at, row: rows[at] };
    } else if (previewed && acted.current.has(previewed)) {
      acted.current = new Set();
      show(place.current.at);
    }
  }, [at, rows, previewed, show]);
  const step = useCallback(
    (by: 1 | -1) => {
      if (at >= 0) return show(at + by);
      // Where the row stood that is gone, the next one stands now.
      return show(previewed && by === 1 ? place.current.at : place.current.at + by);
    },
    [at, previewed, show],
  );
  const actOn = useCallback((ids: readonly string[]) => {
    acted.current = new Set(ids);
  }, []);
  return { row, isListed: at >= 0, focused, step, actOn };
};
