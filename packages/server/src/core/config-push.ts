import { createECDH } from 'node:crypto';
import * as z from 'zod/mini';

const key = z.optional(z.string().check(z.trim(), z.regex(/^[\w-]+$/)));

/** The push services of Chrome, Firefox, Safari and Edge. */
const knownHosts =
  'fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com';

/** Who we are to push services, and which of them may be called. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: key,
  VAPID_PRIVATE_KEY: key,
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:.+@.+|https:\/\/.+)$/))),
  PUSH_HOSTS: z.pipe(
    z._default(z.string(), knownHosts),
    z.transform((list: string) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  ),
};

type Variables = z.output<z.ZodMiniObject<typeof pushVariables>>;

const publicKeyOf = (privateKey: string): string | undefined => {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
};

const isHost = (host: string) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host);

export const pushProblems = (given: Variables): string[] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  const half = Boolean(publicKey) !== Boolean(privateKey);
  const differ = publicKey && privateKey && publicKeyOf(privateKey) !== publicKey;
  return [
    ...(half ? ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: both are needed, or none'] : []),
    ...(differ ? ['VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY'] : []),
    ...given.PUSH_HOSTS.filter((host) => !isHost(host)).map(
      (host) => `PUSH_HOSTS: ${host} is not a host, such as push.example.com or *.example.com`,
    ),
  ];
};
