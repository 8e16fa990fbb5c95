import { createHmac, hkdfSync } from 'node:crypto';

type HashOf = (...parts: readonly string[]) => Buffer;

/** A keyed hash for one use; `before` is the same of the secret that this one replaces, to read what that one made. */
export type KeyedHash = HashOf & { readonly before: HashOf | undefined };

export interface Secrets {
  readonly usersSecret: string;
  readonly usersSecretBefore?: string | undefined;
}

const hashWith = (secret: string, use: string): HashOf => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tervita ${use}`, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
};

/** Every use derives its own key from the installation's secret, which is not in the database. */
export const keyedHash = ({ usersSecret, usersSecretBefore }: Secrets, use: string): KeyedHash =>
  Object.assign(hashWith(usersSecret, use), {
    before: usersSecretBefore ? hashWith(usersSecretBefore, use) : undefined,
  });

/** The hash of today's secret first. */
export const hashesOf = (hash: KeyedHash, ...parts: readonly string[]): readonly Buffer[] => [
  hash(...parts),
  ...(hash.before ? [hash.before(...parts)] : []),
];
