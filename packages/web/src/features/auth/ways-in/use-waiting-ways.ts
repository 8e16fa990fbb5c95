import { listWaitingWaysIn, type WaitingWayIn } from '@tervita/contract/auth';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../core/api/call.ts';

interface Asked {
  readonly ways?: readonly WaitingWayIn[];
  readonly error?: unknown;
}

/** For a page outside the signed-in layout, which keeps no answers. */
export const useWaitingWays = () => {
  const [asked, setAsked] = useState<Asked>({});
  const ask = useCallback((signal?: AbortSignal) => {
    setAsked({});
    call(listWaitingWaysIn, {}, { signal }).then(
      ({ ways }) => setAsked({ ways }),
      (error: unknown) => {
        if (!signal?.aborted) setAsked({ error });
      },
    );
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);
  return { ...asked, again: () => ask() };
};
