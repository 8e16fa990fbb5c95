import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** A clock may be off by one step either way. */
const drift = [0, -1, 1];

const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
};

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** RFC 6238, as authenticator apps speak it. The step at which the code holds, so that it can be used up. */
export const matchingStep = (secret: Buffer, code: string, now: Date): number | undefined =>
  drift
    .map((by) => stepAt(now) + by)
    .find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));

export const appCodeAt = (secret: Buffer, now: Date): string => codeAt(secret, stepAt(now));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How the secret is shown to a person, and written in the address that an app reads. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
};
