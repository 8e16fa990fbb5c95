import { useQueryClient } from '@tanstack/react-query';
import { listDrafts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, queryKeyOf } from '../../../../../core/api/index.ts';
import { instructionsAddress } from '../flow-target.ts';
import type { Delivered } from './deliver.ts';

type State =
  | { readonly step: 'READY' }
  | { readonly step: 'SENDING'; readonly isSlow: boolean }
  | { readonly step: 'FAILED'; readonly error: ApiError };

const slowMs = 1_000;

/** Aborted when the page is left. */
const useLeaving = () => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
};

interface Delivery {
  readonly deliver: (signal: AbortSignal) => Promise<Delivered>;
  readonly onDelivered?: (delivered: Delivered) => void;
  readonly onFailed?: (error: ApiError) => void;
}

/** Ready, sending, failed; and on to the page that says it has arrived. */
export const useDelivery = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const leaving = useLeaving();
  const [state, setState] = useState<State>({ step: 'READY' });

  const run = async ({ deliver, onDelivered, onFailed }: Delivery) => {
    const slow = setTimeout(() => setState({ step: 'SENDING', isSlow: true }), slowMs);
    const { signal } = leaving.current;
    try {
      const delivered = await deliver(signal);
      onDelivered?.(delivered);
      for (const route of [listPatientEContacts, listDrafts])
        void client.invalidateQueries({ queryKey: queryKeyOf(route) });
      if (!signal.aborted)
        await navigate(instructionsAddress(delivered.eContactId, delivered.isChanged), { replace: true });
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError({ status: 500 });
      onFailed?.(known);
      // Whoever is not signed in any more is led to the start; all of it waits for them.
      if (known.status !== 401 && !signal.aborted) setState({ step: 'FAILED', error: known });
    } finally {
      clearTimeout(slow);
      isBusy.current = false;
    }
  };

  const send = (delivery: Delivery) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ step: 'SENDING', isSlow: false });
    void run(delivery);
  };
  return { state, send };
};
