import { pathOf, type RouteDefinition } from '@tervita/contract/core';
import { isRecord } from './api-error.ts';

interface Addressed {
  readonly params?: unknown;
  readonly query?: unknown;
}

const partOf = (part: unknown, name: string): unknown => (isRecord(part) ? part[name] : undefined);

const searchOf = (query: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** /clinic/e-contacts/:id with its params and query, at its address on the wire. */
export const addressOf = (route: Pick<RouteDefinition, 'path'>, sent: Addressed = {}): string => {
  const path = pathOf(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(partOf(sent.params, name))),
  );
  return `${path}${searchOf(sent.query)}`;
};
