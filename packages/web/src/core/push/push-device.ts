import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { call } from '../api/call.ts';
import { now } from '../clock.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { forget, recall, remember } from '../storage.ts';

/** Who is told on this device, since when the server knows its address. */
const confirmedKey = 'push';
const dayMs = 86_400_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
};

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const given = options?.applicationServerKey;
  if (!given) return false;
  const bytes = new Uint8Array(given);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
};

/** An address made for other keys than the server's leads nowhere. */
const subscription = async (publicKey: string): Promise<PushSubscription> => {
  const registration = await registerWorker();
  if (!registration) throw new Error('no service worker');
  const applicationServerKey = bytesOf(publicKey);
  const present = await registration.pushManager.getSubscription();
  if (present && isFor(present, applicationServerKey)) return present;
  await present?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/** Asks the person, then the browser, then tells the server. False: they said no. */
export const turnPushOn = async (publicKey: string, userId: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const pushEndpoint = JSON.stringify(await subscription(publicKey));
  await call(updatePushEndpoint, { body: { pushEndpoint } });
  remember('local', confirmedKey, JSON.stringify({ userId, at: now().getTime() }));
  return true;
};

export const turnPushOff = async (): Promise<void> => {
  await call(updatePushEndpoint, { body: { pushEndpoint: null } });
  forget('local', confirmedKey);
  const present = await (await registerWorker())?.pushManager.getSubscription();
  await present?.unsubscribe();
};

interface Confirmed {
  readonly userId: string;
  readonly at: number;
}

const confirmed = (): Confirmed | undefined => {
  try {
    return (JSON.parse(recall('local', confirmedKey) ?? 'null') as Confirmed | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Browsers change their address now and then, and a server its keys: once a day they agree again. */
export const confirmPush = async (userId: string): Promise<void> => {
  const last = confirmed();
  const isMine = last?.userId === userId && globalThis.Notification?.permission === 'granted';
  if (!last || !isMine || now().getTime() - last.at < dayMs) return;
  const { publicKey } = await call(getPushState);
  if (publicKey) await turnPushOn(publicKey, userId);
};

export const isConfirmedFor = (userId: string): boolean => confirmed()?.userId === userId;
