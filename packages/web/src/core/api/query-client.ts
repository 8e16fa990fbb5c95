import { QueryClient } from '@tanstack/react-query';
import type { RouteDefinition } from '@tervita/contract/core';
import { ApiError } from './api-error.ts';
import { firstAnswers } from './first-answers.ts';

const worthRepeating = (error: unknown) =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

export const createQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && navigator.onLine && worthRepeating(error),
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        // Asked also without a connection: who waits for nothing is told so. What is sent waits, as it should.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
  for (const { key, at, value } of firstAnswers.splice(0))
    client.setQueryData(JSON.parse(key), value, { updatedAt: at });
  return client;
};

/** All answers of a route share the first part of their key. */
export const queryKeyOf = (route: Pick<RouteDefinition, 'method' | 'path'>, sent?: unknown) =>
  sent === undefined ? [`${route.method} ${route.path}`] : [`${route.method} ${route.path}`, sent];
