import { X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.trim(), z.minLength(1)));
const url = z.optional(z.url({ protocol: /^https?$/ }));
const uuid = z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)));
/** SHA-256 of public keys in base64, between commas; two while a key is being replaced. */
const keyPins = z._default(
  z.pipe(
    z.string(),
    z.transform((list: string) =>
      list
        .split(',')
        .map((pin) => pin.trim())
        .filter(Boolean),
    ),
  ),
  [],
);

/** Import from the patient register: the register itself, and Smart-ID and Mobile-ID to sign in for it. */
export const registerVariables = {
  PATIENT_REGISTER_URL: url,
  PATIENT_REGISTER_CLIENT: z.optional(z.string().check(z.regex(/^[\w-]+(\/[\w.-]+){2,3}$/))),
  SMART_ID_URL: url,
  SMART_ID_RP_UUID: uuid,
  SMART_ID_RP_NAME: text,
  SMART_ID_SCHEME: z._default(z.enum(['smart-id', 'smart-id-demo']), 'smart-id'),
  SMART_ID_KEY_PINS: keyPins,
  MOBILE_ID_URL: url,
  MOBILE_ID_RP_UUID: uuid,
  MOBILE_ID_RP_NAME: text,
  MOBILE_ID_KEY_PINS: keyPins,
  EID_AUTHORITIES: z.optional(
    z.pipe(
      z.string(),
      z.transform((pem: string) => pem.replaceAll('\\n', '\n')),
    ),
  ),
};

type Variables = z.output<z.ZodMiniObject<typeof registerVariables>> & { readonly APP_MODE: string };

const certificates = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const areCertificates = (pem: string): boolean => {
  const found = pem.match(certificates) ?? [];
  try {
    return found.length > 0 && found.every((each) => new X509Certificate(each).ca);
  } catch {
    return false;
  }
};

const pinShape = /^[A-Za-z0-9+/]{43}=$/;

const ofMethod = (given: Variables, method: 'SMART_ID' | 'MOBILE_ID'): string[] => {
  const [address, pins] = [given[`${method}_URL`], given[`${method}_KEY_PINS`]];
  const bad = pins.filter((pin) => !pinShape.test(pin));
  const shape = bad.map(() => `${method}_KEY_PINS: each is the SHA-256 of a public key in base64`);
  if (!address) return shape;
  const needed = [`${method}_RP_UUID`, `${method}_RP_NAME`, 'EID_AUTHORITIES'] as const;
  const missing = needed
    .filter((name) => !given[name as keyof Variables])
    .map((name) => `${name}: is needed with ${method}_URL`);
  if (given.APP_MODE !== 'PROD') return [...missing, ...shape];
  return [
    ...missing,
    ...shape,
    // The vendor wants it of everybody who relies on it.
    ...(pins.length === 0 ? [`${method}_KEY_PINS: is needed with ${method}_URL when APP_MODE is PROD`] : []),
  ];
};

export const registerProblems = (given: Variables): string[] => [
  ...(given.PATIENT_REGISTER_URL && !given.PATIENT_REGISTER_CLIENT
    ? ['PATIENT_REGISTER_CLIENT: is needed with PATIENT_REGISTER_URL']
    : []),
  ...(given.PATIENT_REGISTER_URL && !given.SMART_ID_URL && !given.MOBILE_ID_URL
    ? ['SMART_ID_URL or MOBILE_ID_URL: is needed with PATIENT_REGISTER_URL']
    : []),
  ...(['SMART_ID', 'MOBILE_ID'] as const).flatMap((method) => ofMethod(given, method)),
  ...(given.APP_MODE === 'PROD' && given.SMART_ID_SCHEME !== 'smart-id'
    ? ['SMART_ID_SCHEME: is that of made-up people; it cannot be used when APP_MODE is PROD']
    : []),
  ...(given.EID_AUTHORITIES && !areCertificates(given.EID_AUTHORITIES)
    ? ['EID_AUTHORITIES: must be certificates of authorities in PEM']
    : []),
];
