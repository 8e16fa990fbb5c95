import type { SendingStatus } from '@tervita/contract/care-flows';
import { finaliseAttempts, finaliseEveryMs } from '@tervita/domain/care-flows';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../core/api/index.ts';
import { report } from '../../core/report.ts';

type Ask = () => Promise<SendingStatus>;

interface Finalising {
  /** Another key is another thing to finalise. */
  readonly key: string;
  readonly ask: Ask;
  /** One: a single look, after which it may still be STARTED. */
  readonly attempts?: number;
  /** With the error where one ended it. */
  readonly onSettled: (status: SendingStatus, error?: unknown) => void;
}

/** Asks until it is known what became of it; an error ends it as well. */
const askUntilSettled = async (ask: Ask, attempts: number, signal: AbortSignal): Promise<SendingStatus> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const status = await ask();
    if (status !== 'STARTED' || signal.aborted || attempts === 1) return status;
    await new Promise((resolve) => setTimeout(resolve, finaliseEveryMs));
    if (signal.aborted) return status;
  }
  return 'FAILED';
};

/** Somebody was faster, or the e-contact was closed: starting again would not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 468 || error.status === 469);

/** Finalises what was started, once for each key and for as long as the page is there. */
export const useFinalising = (finalising: Finalising): void => {
  const { key } = finalising;
  const latest = useRef(finalising);
  latest.current = finalising;
  useEffect(() => {
    const ending = new AbortController();
    const isSame = () => latest.current.key === key && !ending.signal.aborted;
    const fail = (error: unknown) => {
      if (!isSame()) return;
      report('CARE_FLOW', error);
      latest.current.onSettled('FAILED', error);
    };
    const { attempts = finaliseAttempts } = latest.current;
    void askUntilSettled(() => latest.current.ask(), attempts, ending.signal).then((status) => {
      if (isSame()) latest.current.onSettled(status);
    }, fail);
    return () => ending.abort();
  }, [key]);
};
