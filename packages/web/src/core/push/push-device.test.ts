import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../testing/answers.ts';
import { confirmPush, isConfirmedFor, turnPushOn } from './push-device.ts';

const key = 'BAAA';
const made: Uint8Array[] = [];
const unsubscribe = vi.fn(async () => true);
let current: object | null = null;
const pushManager = {
  getSubscription: async () => current,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    made.push(applicationServerKey);
    const options = { applicationServerKey: applicationServerKey.buffer };
    current = { options, unsubscribe, toJSON: () => ({ endpoint: `https://push.example/${made.length}` }) };
    return current;
  },
};
vi.mock('../offline/register-worker.ts', () => ({ registerWorker: async () => ({ pushManager }) }));

const on = (publicKey: string) => answers(updatePushEndpoint, { publicKey, isOn: true });
const state = (publicKey: string) => answers(getPushState, { publicKey, isOn: true });

beforeEach(() => {
  localStorage.clear();
  made.length = 0;
  current = null;
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a browser asks its push service once, as long as the keys are the same', async () => {
  fakeServer(on(key));
  await turnPushOn(key, 'mari');
  await turnPushOn(key, 'mari');
  expect(made).toHaveLength(1);
  expect([...(made[0] ?? [])]).toEqual([4, 0, 0]);
  await turnPushOn('BAAB', 'mari');
  expect(made).toHaveLength(2);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect([isConfirmedFor('mari'), isConfirmedFor('viktor')]).toEqual([true, false]);
});

it('the server hears once a day which address it is, for the person who asked', async () => {
  const { calls, change } = fakeServer(on(key), state('BAAB'));
  await turnPushOn(key, 'mari');
  calls.length = 0;
  await confirmPush('mari');
  await confirmPush('viktor');
  expect(calls).toEqual([]);
  vi.setSystemTime(new Date('2026-03-13T10:00:01Z'));
  await confirmPush('viktor');
  expect(calls).toEqual([]);
  change(on('BAAB'));
  await confirmPush('mari');
  // The server has new keys: an address made for the old ones leads nowhere.
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/users/push-endpoint', undefined],
    ['/api/users/update-push-endpoint', { pushEndpoint: '{"endpoint":"https://push.example/2"}' }],
  ]);
});
