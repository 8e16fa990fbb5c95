import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Answered, RouteDefinition, Sent } from '@tervita/contract/core';
import type { ApiError } from './api-error.ts';
import { type CallArguments, call } from './call.ts';
import { queryKeyOf } from './query-client.ts';

export interface AnswerOptions {
  /** False: not asked yet, for example while an id is missing. */
  readonly enabled?: boolean;
  /** Shows the former answer while the next one comes: tabs, pages, filters. */
  readonly keepsPrevious?: boolean;
  readonly refetchEvery?: number;
  readonly staleTime?: number;
}

type Asked<R extends RouteDefinition> = keyof Sent<R> extends never
  ? [sent?: Record<never, never>, options?: AnswerOptions]
  : [sent: Sent<R>, options?: AnswerOptions];

/** The answer to a reading call, kept fresh by commands that name the route and by live hints. */
export const useAnswer = <R extends RouteDefinition>(
  route: R,
  ...[sent = {} as Sent<R>, options = {}]: Asked<R>
): UseQueryResult<Answered<R>, ApiError> =>
  useQuery<Answered<R>, ApiError>({
    queryKey: queryKeyOf(route, sent),
    queryFn: ({ signal }) => call(route, ...([sent, { signal }] as unknown as CallArguments<R>)),
    enabled: options.enabled ?? true,
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.refetchEvery === undefined ? {} : { refetchInterval: options.refetchEvery }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  });
