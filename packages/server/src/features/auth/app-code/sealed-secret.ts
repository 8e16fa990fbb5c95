import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from '../../../core/keyed-hash.ts';

const ivBytes = 12;
const tagBytes = 16;

/** The database alone must not be enough to make codes: the key is not in it. */
export const seal = (hash: KeyedHash, userId: string, secret: Buffer): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', hash('app-code key'), iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};

export const unseal = (hash: KeyedHash, userId: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', hash('app-code key'), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
};
