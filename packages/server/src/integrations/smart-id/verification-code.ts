import { createHash } from 'node:crypto';

/** The last two bytes of the hash of what is signed, as four digits. Mobile-ID reckons in another way. */
export const smartIdCode = (rpChallenge: string): string => {
  const hash = createHash('sha256').update(Buffer.from(rpChallenge, 'base64')).digest();
  return String(hash.readUInt16BE(hash.length - 2) % 10_000).padStart(4, '0');
};
