import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of its subscription: its half of the secret. */
export interface Keys {
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 with the one record of RFC 8188 that a push has; undefined when it cannot be read. */
export const opened = (body: Buffer, keys: Keys): string | undefined => {
  try {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.privateKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.publicKey, theirs]);
    const secret = derive(pair.computeSecret(theirs), keys.auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return end < 0 ? undefined : padded.subarray(0, end).toString('utf8');
  } catch {
    return undefined;
  }
};
