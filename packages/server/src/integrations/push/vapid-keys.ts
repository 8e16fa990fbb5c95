import { createECDH } from 'node:crypto';
import type { KeyedHash } from '../../core/keyed-hash.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Keys of a demonstration: the installation's secret gives the same ones after every start, on every process. */
export const derivedKeys = (hash: KeyedHash): VapidKeys => {
  for (let turn = 0; ; turn += 1) {
    const pair = createECDH('prime256v1');
    try {
      // All but one in four billion numbers are a key.
      const secret = hash('vapid', String(turn));
      pair.setPrivateKey(secret);
      return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
    } catch {}
  }
};
