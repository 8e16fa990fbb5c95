import { randomUUID } from 'node:crypto';
import { type Answered, pathOf, type RouteDefinition, type Sent } from '@tervita/contract/core';
import { type HttpAnswer, http } from './http.ts';

/** Where the product is, and what its browser would send along. */
export interface Target {
  readonly url: string;
  readonly origin: string;
  readonly cookieName: string;
}

export interface CallOptions {
  /** The session token. */
  readonly as?: string | undefined;
  readonly key?: string | undefined;
  readonly seen?: number | undefined;
  readonly timeoutMs?: number;
  /** Cookies beside the session's. */
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface CallAnswer<R extends RouteDefinition> {
  readonly status: number;
  /** Only of a 200; its shape has been checked against the contract. */
  readonly body: Answered<R>;
  readonly code: string | undefined;
  readonly raw: unknown;
  readonly headers: HttpAnswer['headers'];
  readonly ms: number;
}

const addressOf = (target: Target, route: RouteDefinition, sent: { params?: unknown; query?: unknown }) => {
  const params = (sent.params ?? {}) as Record<string, string>;
  const path = pathOf(route).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, target.url);
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
};

const cookieHeader = (target: Target, { as, cookies = {} }: CallOptions) => {
  const all = Object.entries({ ...cookies, ...(as ? { [target.cookieName]: as } : {}) });
  return all.length > 0 ? { cookie: all.map(([name, value]) => `${name}=${value}`).join('; ') } : {};
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const codeIn = (raw: unknown): string | undefined =>
  typeof raw === 'object' && raw !== null && 'code' in raw ? String(raw.code) : undefined;

/** One call by its contract; throws Unreachable when nobody answers. */
export const call = async <R extends RouteDefinition>(
  target: Target,
  route: R,
  sent: Sent<R>,
  options: CallOptions = {},
): Promise<CallAnswer<R>> => {
  const parts = sent as { params?: unknown; query?: unknown; body?: unknown };
  const answer = await http(addressOf(target, route, parts), {
    method: route.method,
    headers: {
      origin: target.origin,
      ...cookieHeader(target, options),
      ...(route.idempotency ? { 'idempotency-key': options.key ?? randomUUID() } : {}),
      ...(options.seen === undefined ? {} : { 'if-match': String(options.seen) }),
      ...(route.body ? { 'content-type': 'application/json' } : {}),
    },
    body: route.body ? JSON.stringify(parts.body) : undefined,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const raw = parsed(answer.text);
  const body = (answer.status === 200 ? route.response.parse(raw) : undefined) as Answered<R>;
  return { status: answer.status, body, code: codeIn(raw), raw, headers: answer.headers, ms: answer.ms };
};

/** The value of a cookie that an answer sets. */
export const cookieFrom = (headers: HttpAnswer['headers'], name: string): string | undefined =>
  headers['set-cookie']
    ?.map((line) => line.split(';')[0]?.split('=') ?? [])
    .find(([key]) => key === name)
    ?.slice(1)
    .join('=');
