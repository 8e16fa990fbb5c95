import { type Answer, pathOf, type RouteDefinition } from '@tervita/contract/core';
import { vi } from 'vitest';
import * as z from 'zod/mini';

export interface FakeAnswer {
  readonly route: RouteDefinition;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that the contract accepts, or the test is wrong. */
export const answers = <R extends RouteDefinition>(route: R, body: Answer<R>): FakeAnswer => ({
  route,
  status: 200,
  body: z.parse(route.response, body),
});

export const refuses = (
  route: RouteDefinition,
  status: number,
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): FakeAnswer => ({
  route,
  status,
  body: { code, message: code, requestId: 'request-1', ...more },
});

/** Input that the server found fault with, field by field. */
export const findsFault = (route: RouteDefinition, faults: Record<string, string>): FakeAnswer => ({
  route,
  status: 400,
  body: {
    code: 'BAD_INPUT',
    message: 'BAD_INPUT',
    issues: Object.entries(faults).map(([field, key]) => ({ path: ['body', field], key })),
  },
});

export const tooMany = (route: RouteDefinition, seconds: number): FakeAnswer => ({
  ...refuses(route, 429, 'TOO_MANY'),
  headers: { 'retry-after': String(seconds) },
});

const patternOf = (route: RouteDefinition) => new RegExp(`^${pathOf(route).replace(/:\w+/g, '[^/]+')}$`);

const matches = (answer: FakeAnswer, method: string, path: string) =>
  answer.route.method === method && patternOf(answer.route).test(path);

/** Puts a fake in place of fetch; the last answer given for a route counts. Gives the calls that were made. */
export const fakeServer = (...given: FakeAnswer[]) => {
  const calls: { method: string; path: string; body: unknown; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = address.split('?')[0] ?? '';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method, path: address, body, headers: new Headers(init.headers) });
    const answer = given.findLast((each) => matches(each, method, path));
    const { status, body: sent } = answer ?? { status: 404, body: { code: 'NOT_FOUND' } };
    const headers = { 'content-type': 'application/json', ...answer?.headers };
    return Promise.resolve(new Response(JSON.stringify(sent), { status, headers }));
  });
  /** From now on this answer counts. */
  const change = (answer: FakeAnswer) => void given.push(answer);
  return { calls, change };
};
