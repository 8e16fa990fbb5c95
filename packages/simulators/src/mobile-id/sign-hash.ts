import { createECDH, type KeyObject, randomBytes } from 'node:crypto';

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

const inverse = (value: bigint): bigint => {
  let [power, result, left] = [value % order, 1n, order - 2n];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * power) % order;
    power = (power * power) % order;
  }
  return result;
};

/**
 * Signs a hash that was made elsewhere, as a SIM card does; Node's own signing always hashes first. Raw r and s, for P-256
 * and SHA-256 only, and only for tests: it takes no care of how long it takes.
 */
export const signHash = (privateKey: KeyObject, hash: Buffer): Buffer => {
  const secret = numberOf(Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'));
  const nonce = (numberOf(randomBytes(32)) % (order - 1n)) + 1n;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytesOf(nonce));
  const r = numberOf(curve.getPublicKey().subarray(1, 33)) % order;
  const s = (inverse(nonce) * (numberOf(hash) + r * secret)) % order;
  return Buffer.concat([bytesOf(r), bytesOf(s)]);
};
