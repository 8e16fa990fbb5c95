import { QueryClient } from '@tanstack/react-query';
import type { RouteDefinition } from '@tervita/contract/core';
import { ApiError } from './api-error.ts';

const worthRepeating = (error: unknown) =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && worthRepeating(error),
        staleTime: 5_000,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });

/** All answers of a route share the first part of their key. */
export const queryKeyOf = (route: Pick<RouteDefinition, 'method' | 'path'>, sent?: unknown) =>
  sent === undefined ? [`${route.method} ${route.path}`] : [`${route.method} ${route.path}`, sent];
