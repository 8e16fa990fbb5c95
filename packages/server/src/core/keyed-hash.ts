import { createHmac, hkdfSync } from 'node:crypto';

/** A keyed hash for one use. Every use derives its own key from the installation's secret, which is not in the database. */
export const keyedHash = (secret: string, use: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tervita ${use}`, 32));
  return (...parts: readonly string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
};
export type KeyedHash = ReturnType<typeof keyedHash>;
