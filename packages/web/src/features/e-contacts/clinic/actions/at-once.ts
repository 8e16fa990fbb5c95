import type { QueryClient } from '@tanstack/react-query';
import { type ApiError, showError } from '../../../../core/api/index.ts';
import { isLive } from '../../../../core/live/index.ts';
import { refreshAll, refreshOpened } from './cached.ts';

interface Act<T> {
  /** Changes the screen before the server knows; gives what takes that back. */
  readonly show: () => () => void;
  readonly send: () => Promise<T>;
  readonly onDone?: (answer: T) => void;
  /** True: it was said why; else the usual message comes. */
  readonly onRefused?: (error: ApiError) => boolean;
}

/** On the screen within a frame; when the server says no, as it was before, with the reason. */
export const atOnce = async <T>(
  client: QueryClient,
  { show, send, onDone, onRefused }: Act<T>,
): Promise<void> => {
  const takeBack = show();
  try {
    onDone?.(await send());
    // The list shows it already, and the live connection brings the rest: fetching it twice would slow the next key.
    if (isLive()) refreshOpened(client);
    else refreshAll(client);
  } catch (error) {
    takeBack();
    refreshAll(client);
    if (!onRefused?.(error as ApiError)) showError(error);
  }
};
