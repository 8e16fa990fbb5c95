import type { RouteDefinition } from '@tervita/contract/core';

/** A route without its schemas, so that the first load has no schema library. The types hold it to the contract. */
export const light = <R extends RouteDefinition>(method: R['method'], path: R['path']): R =>
  ({ method, path }) as unknown as R;
