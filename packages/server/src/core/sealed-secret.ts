import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** The database alone must not be enough to read a secret: the key is not in it. Bound to whose it is. */
export const seal = (key: Buffer, owner: string, secret: Buffer): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};

const opened = (key: Buffer, owner: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
};

const openedOrNot = (key: Buffer, owner: string, sealed: Buffer): Buffer | undefined => {
  try {
    return opened(key, owner, sealed);
  } catch {
    return undefined;
  }
};

/** With the first of the keys that opens it; throws when none does. */
export const unseal = (keys: readonly Buffer[], owner: string, sealed: Buffer): Buffer => {
  for (const key of keys) {
    const secret = openedOrNot(key, owner, sealed);
    if (secret) return secret;
  }
  throw new Error('a sealed secret was not sealed with a key of this installation');
};

/** Sealed with the first key; undefined when it is already, or when no key opens it. */
export const sealedAnew = (keys: readonly Buffer[], owner: string, sealed: Buffer): Buffer | undefined => {
  const [key, ...earlier] = keys;
  if (!key || openedOrNot(key, owner, sealed)) return undefined;
  const secret = earlier.map((each) => openedOrNot(each, owner, sealed)).find((each) => each !== undefined);
  return secret && seal(key, owner, secret);
};
