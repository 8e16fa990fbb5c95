import { getSession } from '@tervita/contract/auth';
import { getConfig } from '@tervita/contract/support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';
import { TooMany } from '../http/errors.ts';
import type { Actor } from '../session/actor.ts';
import { callLimits } from './call-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => test.close());

const statuses = async (count: number, work: () => Promise<{ status: number }>) => {
  const seen = [];
  for (let at = 0; at < count; at += 1) seen.push((await work()).status);
  return { served: seen.filter((status) => status === 200).length, last: seen.at(-1) };
};

it('a stranger gets a hundred calls a minute, and hears when to come back', async () => {
  const from = '198.51.100.7';
  const ask = () => test.call(getConfig, {}, { from });
  expect(await statuses(105, ask)).toEqual({ served: 100, last: 429 });
  const refused = await ask();
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await test.call(getConfig, {}, { from: '198.51.100.8' })).status).toBe(200);
});

it('people are counted by who they are: a clinic behind one address is not one caller', async () => {
  const make = given(test.database);
  const from = '198.51.100.9';
  const [one, other] = [await make.person(), await make.person()];
  const asOne = await make.session(one.userId);
  const asOther = await make.session(other.userId);
  expect(await statuses(205, () => test.call(getSession, {}, { as: asOne, from }))).toEqual({
    served: 200,
    last: 429,
  });
  expect((await test.call(getSession, {}, { as: asOther, from })).status).toBe(200);
});

it('made-up sessions of a network that has used up its calls are not even looked up', async () => {
  const asked: string[] = [];
  const limits = callLimits(() => new Date('2026-03-01T10:00:00Z'));
  const request = { ip: '198.51.100.10' };
  const call = (token: string) => {
    limits.beforeSession(token, request);
    asked.push(token);
    const actor = token === 'staff' ? ({ userId: 'u', activeRole: 'PRM_DOCTOR' } as Actor) : undefined;
    limits.admit(actor, token, request);
  };
  call('staff');
  for (let at = 0; at < 300; at += 1) call(`made up ${at}`);
  expect(() => call('made up again')).toThrow(TooMany);
  expect(asked).not.toContain('made up again');
  // Whoever works behind the same address is not kept from it.
  expect(() => call('staff')).not.toThrow();
});

it('after a restart, whoever is signed in behind a busy address is served', () => {
  const limits = callLimits(() => new Date('2026-03-01T10:00:00Z'));
  const request = { ip: '198.51.100.11' };
  for (let at = 0; at < 100; at += 1) limits.admit(undefined, undefined, request);
  expect(() => limits.admit(undefined, undefined, request)).toThrow(TooMany);
  const enter = (at: number) => {
    limits.beforeSession(`cookie ${at}`, request);
    limits.admit({ userId: `u${at}`, activeRole: 'PRM_PATIENT' } as Actor, `cookie ${at}`, request);
  };
  for (let at = 0; at < 300; at += 1) expect(() => enter(at)).not.toThrow();
});

it('sessions that have ended use up no calls of strangers', () => {
  const limits = callLimits(() => new Date('2026-03-01T10:00:00Z'));
  const request = { ip: '198.51.100.12' };
  for (let at = 0; at < 100; at += 1) limits.admit(undefined, `ended ${at}`, request);
  expect(() => limits.admit(undefined, undefined, request)).not.toThrow();
});

it('a line with many IPv6 networks has ten times the calls of one, not as many times as it has networks', () => {
  const limits = callLimits(() => new Date('2026-03-01T10:00:00Z'));
  const from = (at: number) => ({ ip: `2001:db8:7:${at.toString(16)}::1` });
  for (let at = 0; at < 1_000; at += 1) limits.admit(undefined, undefined, from(at));
  expect(() => limits.admit(undefined, undefined, from(1_000))).toThrow(TooMany);
  expect(() => limits.admit(undefined, undefined, { ip: '2001:db8:8::1' })).not.toThrow();
});
