import { allRoutes } from '@tervita/contract/routes';
import type { UseCase } from './core/http/use-case.ts';

/** Every route of the contract has exactly one use case. */
export const assertEveryRouteServed = (useCases: readonly UseCase[]): void => {
  const served = new Set(useCases.map(({ route }) => route));
  const missing = allRoutes.filter(({ route }) => !served.has(route)).map(({ name }) => name);
  if (missing.length > 0 || served.size !== useCases.length) {
    throw new Error(`Routes and use cases differ: ${missing.join(', ') || 'one is served twice'}`);
  }
};
