import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigation, useNavigationType } from 'react-router';
import { onSessionEnd } from '../../../../../core/session/index.ts';
import type { InboxChoice } from '../choice.ts';

/** The address follows when one has stopped: going through the list waits for no navigation. */
const restMs = 250;

/** Where one stood when the list was left, perhaps before the address knew. */
let left: string | undefined;
export const forgetPlace = (): void => {
  left = undefined;
};
onSessionEnd(forgetPlace);

/** The row one stands on. One's own action moves on to the next; a colleague's leaves what one reads in the preview. */
export const useCurrentRow = (
  rows: readonly ClinicEContactRow[],
  { inAddress, view }: { readonly inAddress: string | undefined; readonly view: string },
  choose: (next: Partial<InboxChoice>) => void,
) => {
  const isBack = useNavigationType() === 'POP';
  const [current, setCurrent] = useState(inAddress ?? (isBack ? left : undefined));
  const [known, setKnown] = useState({ inAddress, view });
  const [told, setTold] = useState(inAddress);
  if (inAddress !== known.inAddress || view !== known.view) {
    setKnown({ inAddress, view });
    // What one told the address oneself is no news when it comes back, and may be old by then.
    if (inAddress !== told || view !== known.view) setCurrent(inAddress);
  }
  // Not while another page is on its way: the address would call it back.
  const isStaying = useNavigation().state === 'idle';
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    left = current;
    if (current === told || !isStaying) return undefined;
    const timer = setTimeout(() => {
      // The page learns a moment later than the router that one is leaving.
      if (router?.state.navigation.state !== 'idle') return;
      setTold(current);
      choose({ previewed: current });
    }, restMs);
    return () => clearTimeout(timer);
  }, [current, told, choose, isStaying, router]);

  const at = rows.findIndex(({ id }) => id === current);
  const place = useRef<{ at: number; row: ClinicEContactRow | undefined }>({ at: -1, row: undefined });
  const acted = useRef<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | undefined>();
  const stand = useCallback(
    (index: number) => {
      const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
      setFocused(row?.id);
      setCurrent(row?.id);
      return row;
    },
    [rows],
  );
  useEffect(() => {
    if (at >= 0) {
      place.current = { at, row: rows[at] };
    } else if (current && acted.current.has(current)) {
      acted.current = new Set();
      stand(place.current.at);
    }
  }, [at, rows, current, stand]);
  const step = useCallback(
    (by: 1 | -1) => {
      if (at >= 0) return stand(at + by);
      // Where the row stood that is gone, the next one stands now.
      return stand(current && by === 1 ? place.current.at : place.current.at + by);
    },
    [at, current, stand],
  );
  const actOn = useCallback((ids: readonly string[]) => {
    acted.current = new Set(ids);
  }, []);
  const row = rows[at] ?? (place.current.row?.id === current ? place.current.row : undefined);
  return { id: at >= 0 ? current : undefined, row, focused, step, show: setCurrent, actOn };
};
