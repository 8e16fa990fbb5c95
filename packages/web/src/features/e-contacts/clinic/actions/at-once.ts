import type { QueryClient } from '@tanstack/react-query';
import { type ApiError, showError } from '../../../../core/api/index.ts';
import { refreshAll } from './cached.ts';

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
    refreshAll(client);
  } catch (error) {
    takeBack();
    refreshAll(client);
    if (!onRefused?.(error as ApiError)) showError(error);
  }
};
