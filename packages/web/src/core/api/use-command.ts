import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answered, RouteDefinition, Sent } from '@tervita/contract/core';
import { useState } from 'react';
import type { ApiError } from './api-error.ts';
import { type CallArguments, call } from './call.ts';
import { queryKeyOf } from './query-client.ts';
import { showError } from './show-error.ts';

/** What a command takes: the parts of its route, and the version seen where the route asks for it. */
export type CommandInput<R extends RouteDefinition> = (keyof Sent<R> extends never
  ? Record<never, never> | undefined
  : Sent<R>) &
  (R extends { seen: string } ? { readonly seen: number } : unknown);

interface Options<R extends RouteDefinition> {
  readonly refreshes?: readonly RouteDefinition[];
  readonly onDone?: (answer: Answered<R>, input: CommandInput<R>) => void;
  /** Return true when the screen shows the error itself; then no toast comes. */
  readonly onError?: (error: ApiError, input: CommandInput<R>) => boolean | undefined;
  /** Shows the change before the server has it; what it returns takes that back when the server says no. */
  readonly optimistic?: (input: CommandInput<R>) => () => void;
  /** For buttons and keys that act on one thing after another: each press is an act of its own. */
  readonly eachPressCounts?: boolean;
}

const seenIn = (input: unknown) => (input as { seen?: number } | undefined)?.seen;

/** A call that changes something. One idempotency key from the opening of the form until it succeeds. */
export const useCommand = <R extends RouteDefinition>(
  route: R,
  { refreshes = [], onDone, onError, optimistic, eachPressCounts = false }: Options<R> = {},
): UseMutationResult<Answered<R>, ApiError, CommandInput<R>, (() => void) | undefined> => {
  const client = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refresh = () => {
    for (const refreshed of refreshes)
      client.invalidateQueries({ queryKey: queryKeyOf(refreshed) }).catch(showError);
  };
  return useMutation<Answered<R>, ApiError, CommandInput<R>, (() => void) | undefined>({
    onMutate: (input) => optimistic?.(input),
    mutationFn: (input) => {
      const current = eachPressCounts ? crypto.randomUUID() : key;
      const options = { seen: seenIn(input), key: route.idempotency ? current : undefined };
      return call(route, ...([input ?? {}, options] as unknown as CallArguments<R>));
    },
    onSuccess: (answer, input) => {
      setKey(crypto.randomUUID());
      refresh();
      onDone?.(answer, input);
    },
    onError: (error, input, takeBack) => {
      takeBack?.();
      // The key has come with another body: what was pressed before has arrived, and its answer was lost.
      if (error.status === 422) {
        setKey(crypto.randomUUID());
        refresh();
      }
      if (onError?.(error, input) !== true) showError(error);
    },
  });
};
