import type { Answered, RouteDefinition, Sent } from '@tervita/contract/core';
import type { Permission } from '@tervita/domain/auth';
import { currentSession } from '../session/session-store.ts';
import { addressOf } from './address.ts';
import { ApiError, textAt } from './api-error.ts';

export interface CallOptions {
  /** The Idempotency-Key of a form. */
  readonly key?: string | undefined;
  /** The version the person looked at; travels in If-Match. */
  readonly seen?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Keeps going when the page is left. */
  readonly keepalive?: boolean | undefined;
}

type Nothing = Record<never, never>;
/** Routes that take nothing are called with nothing. */
export type CallArguments<R extends RouteDefinition> = keyof Sent<R> extends never
  ? [sent?: Nothing, options?: CallOptions]
  : [sent: Sent<R>, options?: CallOptions];

/** Calls that hold somebody up while they wait: a search at each letter, and the change of role. */
const isLimited = (path: string) => path.includes('/lookup') || path === '/session/role';
const limitMs = 10_000;
/** What must not wait for a change of role: a page that is being left, logging out, and the change itself. */
const goesAtOnce = ({ path }: RouteDefinition, { keepalive }: CallOptions) =>
  keepalive === true || path === '/logout' || path === '/session/role';

type Listener = () => void;
type UnauthorizedListener = (code: string | undefined) => void;
const unauthorizedListeners = new Set<UnauthorizedListener>();
/** 401: the session is gone, whatever the screen does about its own error. */
export const onUnauthorized = (listener: UnauthorizedListener): (() => void) => {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
};

const needListeners = new Set<Listener>();
/** 403 that names a need: texts to agree to or a profile to complete come before anything else. */
export const onAccessNeed = (listener: Listener): (() => void) => {
  needListeners.add(listener);
  return () => needListeners.delete(listener);
};

let heldBy: Promise<unknown> | undefined;
/** Calls made meanwhile wait for its end, because what they may ask depends on it. */
export const holdCallsDuring = <T>(work: Promise<T>): Promise<T> => {
  const ended = work
    .catch(() => undefined)
    .then(() => {
      if (heldBy === ended) heldBy = undefined;
    });
  heldBy = ended;
  return work;
};

const underWay = new Set<Promise<unknown>>();
const patienceMs = 1_000;
/** What was asked before is answered, or has taken too long: then nothing of it meets what comes now. */
export const callsAnswered = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(underWay),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
    }),
  ]);

const roleOfAccess: Readonly<Record<string, Permission>> = {
  patient: 'PRM_PATIENT',
  clinic: 'PRM_DOCTOR',
  'clinic-admin': 'PRM_DOCTOR',
  'platform-admin': 'PRM_TERVITA_ADMIN',
};
/**
 * Asked by a page of the role that is being left: the server would refuse it, and write down that somebody tried. The
 * session of this tab knows its role; a route that does not say whom it is for is asked.
 */
const isOfOtherRole = ({ access }: Partial<RouteDefinition>): boolean => {
  const role = access && roleOfAccess[access];
  const active = currentSession()?.userClaim.activeRole;
  return role !== undefined && active !== undefined && role !== active;
};

const signalFor = (route: RouteDefinition, signal: AbortSignal | undefined) => {
  const limits = [
    ...(signal ? [signal] : []),
    ...(isLimited(route.path) ? [AbortSignal.timeout(limitMs)] : []),
  ];
  return limits.length > 0 ? AbortSignal.any(limits) : null;
};

const headersOf = (body: unknown, { key, seen }: CallOptions): Record<string, string> => ({
  Accept: 'application/json',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  ...(seen === undefined ? {} : { 'If-Match': `"${seen}"` }),
});

const read = (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return type.includes('pdf') ? response.blob() : response.text();
};

const noAnswer = (error: unknown, signal: AbortSignal | undefined) => {
  // The caller gave up on its own; that is no fault to report.
  if (signal?.aborted) return error;
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError({ status: 0, code: timedOut ? 'TIMEOUT' : 'OFFLINE' });
};

const errorOf = (response: Response, body: unknown): ApiError => {
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: textAt(body, 'code'),
    body,
    requestId: textAt(body, 'requestId') ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: wait > 0 ? wait : undefined,
  });
};

/** Every refusal ends here, however the call was made. */
export const refuse = (response: Response, body: unknown): never => {
  if (response.status === 401)
    for (const listener of [...unauthorizedListeners]) listener(textAt(body, 'code'));
  if (response.status === 403 && textAt(body, 'needs')) for (const listener of [...needListeners]) listener();
  throw errorOf(response, body);
};

/** One call of the product. The answer is parsed by the server on its way out, so its type is trusted here. */
export const call = async <R extends RouteDefinition>(
  route: R,
  ...[sent, options = {}]: CallArguments<R>
): Promise<Answered<R>> => {
  const { params, query, body } = (sent ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
  if (heldBy && !goesAtOnce(route, options)) {
    const wasSignedIn = currentSession() !== null;
    await heldBy;
    options.signal?.throwIfAborted();
    // Logged out meanwhile: the page that asks is being left.
    if (wasSignedIn && !currentSession()) throw new ApiError({ status: 401, code: 'NOT_SIGNED_IN' });
  }
  if (isOfOtherRole(route)) throw new ApiError({ status: 403, code: 'NOT_ALLOWED' });
  const asked = fetch(addressOf(route, { params, query }), {
    method: route.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: headersOf(body, options),
    body: body === undefined ? null : JSON.stringify(body),
    signal: signalFor(route, options.signal),
    keepalive: options.keepalive ?? false,
  });
  underWay.add(asked);
  const response = await asked
    .catch((error: unknown) => {
      throw noAnswer(error, options.signal);
    })
    .finally(() => underWay.delete(asked));
  if (!response.ok) return refuse(response, await read(response).catch(() => undefined));
  // A body that broke off says nothing about what the server did: as if no answer had come.
  return (await read(response).catch((error: unknown) => {
    throw noAnswer(error, options.signal);
  })) as Answered<R>;
};
