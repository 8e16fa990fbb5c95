import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bits, der, isTrue, octets, oidOf, pemOf, sequence, text, time } from '../core/der.ts';

export interface Holder {
  readonly code: string;
  readonly name: string;
  readonly surname: string;
}

export interface LeafOptions {
  readonly policies: readonly string[];
  readonly purpose: string;
  /** As the vendor writes it: with the country before the code, or without on older ones. */
  readonly serialNumber?: string;
  readonly validFrom?: Date;
  readonly validTo?: Date;
}

export interface TestCa {
  /** What a client trusts. */
  readonly certificate: string;
  leaf: (publicKey: KeyObject, holder: Holder, options: LeafOptions) => Buffer;
}

const names = {
  country: '2.5.4.6',
  surname: '2.5.4.4',
  givenName: '2.5.4.42',
  serialNumber: '2.5.4.5',
  commonName: '2.5.4.3',
} as const;
const dayMs = 86_400_000;
const ecdsaWithSha256 = sequence(oidOf('1.2.840.10045.4.3.2'));

const nameOf = (parts: Partial<Record<keyof typeof names, string>>) =>
  sequence(
    ...Object.entries(parts).map(([key, value]) =>
      der(0x31, sequence(oidOf(names[key as keyof typeof names]), text(value))),
    ),
  );
const extension = (id: string, content: Buffer, isCritical = false) =>
  sequence(oidOf(id), ...(isCritical ? [isTrue] : []), octets(content));

interface Certified {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly publicKey: KeyObject;
  readonly by: KeyObject;
  readonly from: Date;
  readonly to: Date;
  readonly extensions: readonly Buffer[];
}

const certify = ({ subject, issuer, publicKey, by, from, to, extensions }: Certified): Buffer => {
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    ecdsaWithSha256,
    issuer,
    sequence(time(from), time(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  return sequence(content, ecdsaWithSha256, bits(sign('sha256', content, by)));
};

/** An authority of its own, made when it starts: whoever is given its certificate trusts it and nobody else does. */
export const createTestCa = (now: Date = new Date()): TestCa => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = nameOf({
    country: 'EE',
    commonName: `Tervita test authority ${randomBytes(4).toString('hex')}`,
  });
  const from = new Date(now.getTime() - dayMs);
  const to = new Date(now.getTime() + 365 * dayMs);
  const certificate = certify({
    subject: own,
    issuer: own,
    publicKey,
    by: privateKey,
    from,
    to,
    extensions: [extension('2.5.29.19', sequence(isTrue), true)],
  });
  return {
    certificate: pemOf(certificate),
    leaf: (key, { code, name, surname }, options) => {
      const serialNumber = options.serialNumber ?? `PNOEE-${code}`;
      return certify({
        subject: nameOf({
          country: 'EE',
          surname: surname.toUpperCase(),
          givenName: name.toUpperCase(),
          serialNumber,
          commonName: `${surname.toUpperCase()},${name.toUpperCase()}`,
        }),
        issuer: own,
        publicKey: key,
        by: privateKey,
        from: options.validFrom ?? from,
        to: options.validTo ?? to,
        extensions: [
          extension('2.5.29.19', sequence()),
          extension('2.5.29.32', sequence(...options.policies.map((policy) => sequence(oidOf(policy))))),
          extension('2.5.29.37', sequence(oidOf(options.purpose))),
        ],
      });
    },
  };
};
