import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Just as much of DER as one certificate needs. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const text = (value: string) => der(0x0c, Buffer.from(value));
const octets = (content: Uint8Array) => der(0x04, content);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const time = (moment: Date) => der(0x18, Buffer.from(`${moment.toISOString().replace(/[-:T]|\.\d+/g, '')}`));

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const commonName = oid(0x55, 0x04, 0x03);
const alternativeNames = oid(0x55, 0x1d, 0x11);
const basicConstraints = oid(0x55, 0x1d, 0x13);
const isTrue = Buffer.from([0x01, 0x01, 0xff]);

const dayMs = 86_400_000;
const validDays = 365;

/** A key and its own certificate for loopback; whoever is given the certificate trusts it and nobody else does. */
export const selfSigned = (now: Date): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, text('Tervita push simulator'))));
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(basicConstraints, isTrue, octets(sequence(isTrue))),
    sequence(alternativeNames, octets(names)),
  );
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now.getTime() - dayMs)), time(new Date(now.getTime() + validDays * dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};
