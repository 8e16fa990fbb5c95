import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { bits, der, isTrue, octets, oid, pemOf, sequence, text, time } from '../core/der.ts';

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const commonName = oid(0x55, 0x04, 0x03);
const alternativeNames = oid(0x55, 0x1d, 0x11);
const basicConstraints = oid(0x55, 0x1d, 0x13);

/** A connection judges it by the machine's clock, whatever the clock of the simulators says. */
const validMs = 20 * 365 * 86_400_000;

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
    sequence(time(new Date(now.getTime() - validMs)), time(new Date(now.getTime() + validMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pemOf(certificate),
  };
};
