import { expect, type Page } from '@playwright/test';

const service = () => process.env.E2E_PUSH_URL ?? '';

interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const subscribed = async (page: Page): Promise<Device> => {
  const { publicKey } = (await (await page.request.get('/api/users/push-endpoint')).json()) as {
    publicKey: string;
  };
  const answer = await fetch(`${service()}/__sim/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: publicKey }),
  });
  return (await answer.json()) as Device;
};

/**
 * A browser in a test has no push service of its own: the page is handed an address at the simulated one, as the
 * browser would hand it. Everything before and after that is the product's own.
 */
export const standInForPushService = async (page: Page): Promise<Device> => {
  const device = await subscribed(page);
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    let current: object | null = null;
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      current = {
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
  }, device);
  return device;
};

/** What reached the device, opened as its browser would. */
export const pushesTo = async ({ id }: Device): Promise<string[]> => {
  const answer = await fetch(`${service()}/__sim/subscriptions/${id}`);
  const { received } = (await answer.json()) as { received: { text: string }[] };
  return received.map(({ text }) => text);
};

export const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** The last step of a push service: it wakes the service worker of the page. */
const deliverOnce = async (page: Page, text: string): Promise<void> => {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && new URL(scopeURL).origin === origin,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await session.detach();
};

/** As a push service does, again after some seconds if the device took nothing: of one e-contact one notice stands. */
export const deliver = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await deliverOnce(page, text);
    await expect.poll(() => shownNotices(page), { timeout: 5_000 }).not.toEqual([]);
  }).toPass({ timeout: 20_000 });

/** No finger reaches a notification from a test: the worker is told that one was pressed. */
export const pressNotice = async (page: Page): Promise<void> => {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, init: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
};
