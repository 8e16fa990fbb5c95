import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Keys } from './sealed.ts';

export interface Received {
  readonly at: Date;
  readonly ttl: number;
  readonly topic: string | null;
  readonly urgency: string | null;
  /** What the device reads; null when there is nothing in it, or it cannot be opened. */
  readonly text: string | null;
}

interface Kept {
  readonly keys: Keys;
  /** The sender it was made for. */
  readonly sender: string;
  isGone: boolean;
  received: Received[];
}

/** Browsers that have asked this push service for an address. */
export const createSubscriptions = () => {
  const kept = new Map<string, Kept>();
  return {
    add: (sender: string) => {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const keys = { privateKey: pair.getPrivateKey(), publicKey, auth: randomBytes(16) };
      const id = randomUUID();
      kept.set(id, { keys, sender, isGone: false, received: [] });
      return { id, p256dh: publicKey.toString('base64url'), auth: keys.auth.toString('base64url') };
    },
    find: (id: string) => kept.get(id),
    /** A newer message of a topic takes the place of the one that waits. */
    keep: (id: string, message: Received) => {
      const one = kept.get(id);
      const others = one?.received.filter(({ topic }) => topic === null || topic !== message.topic) ?? [];
      if (one) one.received = [...others, message];
    },
    clear: () => kept.clear(),
  };
};
export type Subscriptions = ReturnType<typeof createSubscriptions>;
