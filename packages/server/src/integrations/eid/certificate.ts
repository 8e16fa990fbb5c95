import { type KeyObject, X509Certificate } from 'node:crypto';
import { policiesOf } from './policies.ts';

/** Which certificates count. */
export interface CertificateRules {
  /** The authorities that we name, and no others: what the system trusts does not count here. */
  readonly trusted: readonly X509Certificate[];
  /** All of these; none where the vendor promises none. */
  readonly policies: readonly string[];
  /** One of these. */
  readonly purposes: readonly string[];
}

export interface Holder {
  readonly personalCode: string;
  readonly key: KeyObject;
}

/** From PEM text with one certificate or several. */
export const readAuthorities = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (each) => new X509Certificate(each),
  );

const isInDate = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now <= validToDate;

const isIssuedBy = (leaf: X509Certificate, authority: X509Certificate, now: Date) =>
  authority.ca && isInDate(authority, now) && leaf.checkIssued(authority) && leaf.verify(authority.publicKey);

/** Of an Estonian; older certificates have the bare code. The common name is never read. */
const codeIn = (leaf: X509Certificate): string | undefined => {
  const subject = leaf.toLegacyObject().subject as Readonly<Record<string, unknown>>;
  const { serialNumber, C: country } = subject;
  if (typeof serialNumber !== 'string' || country !== 'EE') return undefined;
  return /^(?:PNOEE-)?(\d{11})$/.exec(serialNumber)?.[1];
};

const parsed = (base64: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
};

/**
 * Whose certificate it is; undefined where it does not hold. Whether it was revoked is not asked here: the provider signs
 * with no certificate that it has revoked.
 */
export const holderOf = (base64: string, rules: CertificateRules, now: Date): Holder | undefined => {
  const leaf = parsed(base64);
  if (!leaf || leaf.ca || !isInDate(leaf, now)) return undefined;
  if (!rules.trusted.some((authority) => isIssuedBy(leaf, authority, now))) return undefined;
  const policies = policiesOf(leaf.raw);
  if (!rules.policies.every((policy) => policies.includes(policy))) return undefined;
  const purposes: readonly string[] = leaf.keyUsage ?? [];
  if (!rules.purposes.some((purpose) => purposes.includes(purpose))) return undefined;
  const personalCode = codeIn(leaf);
  return personalCode === undefined ? undefined : { personalCode, key: leaf.publicKey };
};
