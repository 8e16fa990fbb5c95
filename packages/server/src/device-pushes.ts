import type { Config } from './core/config.ts';
import { keyedHash } from './core/keyed-hash.ts';
import { derivedKeys, type VapidKeys } from './integrations/push/vapid-keys.ts';
import { type Pusher, webPusher } from './integrations/push/web-push.ts';

/** Where a simulator stands in. */
interface Simulated {
  readonly push: { readonly pushUrl: string; readonly ca: string };
}

const keysOf = (config: Config, usersSecret: string): VapidKeys | undefined => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey && privateKey) return { publicKey, privateKey };
  // Only a demonstration makes its own: in PROD keys outlive the installation, so somebody has to keep them.
  return config.APP_MODE === 'PROD' ? undefined : derivedKeys(keyedHash({ usersSecret }, 'push'));
};

const addressIn = (mailFrom: string) => /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0];

/** Undefined: notices on devices are not offered here. */
export const devicePushes = (
  config: Config,
  simulators: Simulated | undefined,
  usersSecret: string,
): Pusher | undefined => {
  const keys = keysOf(config, usersSecret);
  if (!keys) return undefined;
  const subject =
    config.VAPID_SUBJECT ?? `mailto:${addressIn(config.MAIL_FROM) ?? 'no-reply@tervita.example'}`;
  const simulated = simulators && { host: new URL(simulators.push.pushUrl).host, ca: simulators.push.ca };
  return webPusher({ keys, subject, hosts: config.PUSH_HOSTS, simulated });
};
