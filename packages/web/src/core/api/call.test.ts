import { route } from '@tervita/contract/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { givenSession, givenUser } from '../session/given.ts';
import { adoptSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { call, holdCallsDuring, onUnauthorized } from './call.ts';

const reply = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/reply',
  summary: '',
  access: 'clinic',
  params: z.object({ id: z.string() }),
  query: z.object({ locale: z.optional(z.string()), page: z.optional(z.number()) }),
  body: z.object({ text: z.string() }),
  response: z.object({ version: z.number() }),
  idempotency: 'required',
  seen: 'required',
});
const lookup = route({
  method: 'GET',
  path: '/patient/person/lookup',
  summary: '',
  access: 'patient',
  response: z.object({}),
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const fetched = (response: Response | Promise<Response>) => {
  const fake = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fake);
  return fake;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('call', () => {
  it('sends params, query, body, key and version', async () => {
    const fake = fetched(answer(200, { version: 4 }));
    const sent = { params: { id: 'a/b' }, query: { locale: 'et', page: undefined }, body: { text: 'Tere' } };
    await expect(call(reply, sent, { key: 'k1', seen: 3 })).resolves.toEqual({ version: 4 });
    const [address, init] = fake.mock.calls[0] ?? [];
    expect(address).toBe('/api/clinic/e-contacts/a%2Fb/reply?locale=et');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"text":"Tere"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1', 'If-Match': '"3"' },
    });
  });

  it('sends no content type without a body', async () => {
    const fake = fetched(answer(200, {}));
    await call(lookup);
    expect(fake.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
  });

  it('tells status, code, request id and waiting time of a refusal', async () => {
    fetched(answer(429, { code: 'TOO_MANY', requestId: 'r1', message: 'm' }, { 'retry-after': '30' }));
    const error = await call(lookup).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'TOO_MANY', requestId: 'r1', retryAfterSeconds: 30 });
  });

  it('tells everyone who listens that the session is gone', async () => {
    fetched(answer(401, { code: 'NOT_SIGNED_IN' }));
    const listener = vi.fn();
    const stop = onUnauthorized(listener);
    await expect(call(lookup)).rejects.toMatchObject({ status: 401 });
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('says offline when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(lookup)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  });

  it('takes an answer that broke off for none, so that a command is never done with nothing', async () => {
    const cut = new Response('{"version":', { headers: { 'content-type': 'application/json' } });
    fetched(cut);
    await expect(call(lookup)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  });

  it('tells a refusal whose body broke off by its status', async () => {
    fetched(new Response('{"code":', { status: 503, headers: { 'content-type': 'application/json' } }));
    await expect(call(lookup)).rejects.toMatchObject({ status: 503 });
  });

  it('gives a lookup ten seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')));
    await expect(call(lookup)).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(limit).toHaveBeenCalledWith(10_000);
    limit.mockClear();
    fetched(answer(200, {}));
    await call(reply, { params: { id: '1' }, query: {}, body: { text: 'x' } });
    expect(limit).not.toHaveBeenCalled();
  });
});

describe('calls during a change of role', () => {
  it('wait for its end, also when it fails', async () => {
    const fake = fetched(answer(200, {}));
    let fail: (why: Error) => void = () => undefined;
    const change = holdCallsDuring(new Promise<void>((_, reject) => (fail = reject)));
    const asked = call(lookup);
    await Promise.resolve();
    expect(fake).not.toHaveBeenCalled();
    fail(new Error('no connection'));
    await expect(change).rejects.toThrow('no connection');
    await asked;
    expect(fake).toHaveBeenCalledTimes(1);
  });

  it('of a page of the role that was left are given up', async () => {
    const fake = fetched(answer(200, {}));
    adoptSession(givenSession(givenUser({ activeRole: 'PRM_DOCTOR' })));
    await expect(call(lookup)).rejects.toMatchObject({ status: 403 });
    expect(fake).not.toHaveBeenCalled();
    adoptSession(givenSession(givenUser({ activeRole: 'PRM_PATIENT' })));
    await call(lookup);
    expect(fake).toHaveBeenCalledTimes(1);
    adoptSession(null);
  });
});
