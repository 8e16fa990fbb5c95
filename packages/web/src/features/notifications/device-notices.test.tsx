import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsLastSeen } from '../../core/offline/reading-choice.ts';
import { givenUser } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeviceNotices, NoticesOffer } from './index.ts';

const publicKey = 'BAAA';
const unsubscribe = vi.fn(async () => true);
let current: object | null = null;
const registration = {
  pushManager: {
    getSubscription: async () => current,
    subscribe: async () => {
      current = { unsubscribe, toJSON: () => ({ endpoint: 'https://push.example/1' }) };
      return current;
    },
  },
};
vi.mock('../../core/offline/register-worker.ts', () => ({ registerWorker: async () => registration }));

const off = answers(getPushState, { publicKey, isOn: false });
const browser = (permission: string, answer = 'granted') => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  current = null;
  unsubscribe.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const show = (element = <DeviceNotices />) =>
  renderScreen(<Suspense>{element}</Suspense>, { user: givenUser() });
const noticesSwitch = () => screen.findByRole('switch', { name: /Notifications on this device/ });

describe('notices on this device', () => {
  it('are switched on here and on the server, and off again', async () => {
    browser('default');
    const { calls, change } = fakeServer(off, answers(updatePushEndpoint, { publicKey, isOn: true }));
    await show();
    change(answers(getPushState, { publicKey, isOn: true }));
    await userEvent.click(await noticesSwitch());
    await waitFor(async () => expect(await noticesSwitch()).toHaveProperty('checked', true));
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([{ pushEndpoint: JSON.stringify({ endpoint: 'https://push.example/1' }) }]);

    change(off);
    await userEvent.click(await noticesSwitch());
    await waitFor(async () => expect(await noticesSwitch()).toHaveProperty('checked', false));
    expect(sent().at(-1)).toEqual({ pushEndpoint: null });
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('stay off when the person says no', async () => {
    browser('default', 'denied');
    const { calls } = fakeServer(off);
    await show();
    await userEvent.click(await noticesSwitch());
    await waitFor(async () => expect(await noticesSwitch()).toHaveProperty('disabled', false));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('say so when the server does not take it', async () => {
    browser('granted');
    fakeServer(off, refuses(updatePushEndpoint, 468, 'PUSH_NOT_AVAILABLE'));
    await show();
    await userEvent.click(await noticesSwitch());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await noticesSwitch()).toHaveProperty('checked', false);
  });

  it('are off for who did not ask for them, though the browser has an address', async () => {
    browser('granted');
    fakeServer(answers(getPushState, { publicKey, isOn: true }));
    await show();
    expect(await noticesSwitch()).toHaveProperty('checked', false);
  });

  it('say how to allow them when the browser forbids', async () => {
    browser('denied');
    fakeServer(off);
    await show();
    expect(await screen.findByText('Notifications are blocked in this browser')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /Notices/ })).toBeNull();
  });

  it('are not spoken of where they are not offered', async () => {
    browser('default');
    fakeServer(answers(getPushState, { publicKey: null, isOn: false }));
    await show();
    expect(await screen.findByRole('switch', { name: /Read without a connection/ })).toBeTruthy();
    expect(screen.queryByText(/notices/i)).toBeNull();
  });
});

describe('reading without a connection', () => {
  it('is on until it is switched off', async () => {
    browser('default');
    fakeServer(off);
    await show();
    const reading = await screen.findByRole('switch', { name: /Read without a connection/ });
    expect(reading).toHaveProperty('checked', true);
    await userEvent.click(reading);
    expect(keepsLastSeen()).toBe(false);
    await userEvent.click(reading);
    expect(keepsLastSeen()).toBe(true);
  });
});

describe('the offer', () => {
  it('is made once on a device', async () => {
    browser('default');
    fakeServer(off);
    const { unmount } = await show(<NoticesOffer />);
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
    unmount();
    const { client } = await show(<NoticesOffer />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });

  it('goes when it is not wanted now', async () => {
    browser('default');
    fakeServer(off);
    await show(<NoticesOffer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });

  it('says that it is done', async () => {
    browser('default');
    const { change } = fakeServer(off, answers(updatePushEndpoint, { publicKey, isOn: true }));
    await show(<NoticesOffer />);
    const button = await screen.findByRole('button', { name: 'Turn on notifications' });
    change(answers(getPushState, { publicKey, isOn: true }));
    await userEvent.click(button);
    expect(await screen.findByText('Notifications on this device are on.')).toBeTruthy();
  });
});
