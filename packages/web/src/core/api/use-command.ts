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
  (R extends { seen: 'required' } ? { readonly seen: number } : unknown);

interface Options<R extends RouteDefinition> {
  readonly refreshes?: readonly RouteDefinition[];
  readonly onDone?: (answer: Answered<R>, input: CommandInput<R>) => void;
  /** Return true when the screen shows the error itself; then no toast comes. */
  readonly onError?: (error: ApiError, input: CommandInput<R>) => boolean | undefined;
}

const seenIn = (input: unknown) => (input as { seen?: number } | undefined)?.seen;

/** A call that changes something. One idempotency key from the opening of the form until it succeeds. */
export const useCommand = <R extends RouteDefinition>(
  route: R,
  { refreshes = [], onDone, onError }: Options<R> = {},
): UseMutationResult<Answered<R>, ApiError, CommandInput<R>> => {
  const client = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation<Answered<R>, ApiError, CommandInput<R>>({
    mutationFn: (input) => {
      const options = { seen: seenIn(input), key: route.idempotency ? key : undefined };
      return call(route, ...([input ?? {}, options] as unknown as CallArguments<R>));
    },
    onSuccess: (answer, input) => {
      setKey(crypto.randomUUID());
      for (const refreshed of refreshes) {
        client.invalidateQueries({ queryKey: queryKeyOf(refreshed) }).catch(showError);
      }
      onDone?.(answer, input);
    },
    onError: (error, input) => {
      if (onError?.(error, input) !== true) showError(error);
    },
  });
};
