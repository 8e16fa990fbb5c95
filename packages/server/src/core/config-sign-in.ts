import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.trim(), z.minLength(1)));
const url = z.optional(z.url({ protocol: /^https?$/ }));

/** Node's resolver wants an address, with or without a port. */
const isServer = (server: string) => {
  const [, six, four = ''] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(server) ?? [];
  return isIP(six ?? four) > 0 || isIP(server) > 0;
};

/** Google, Apple and the name servers. Line breaks of a key may be written as \n, as env files do. */
export const signInVariables = {
  GOOGLE_ISSUER_URL: url,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_ISSUER_URL: url,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: z.optional(
    z.pipe(
      z.string(),
      z.transform((pem: string) => pem.replaceAll('\\n', '\n')),
    ),
  ),
  DNS_SERVERS: z._default(
    z.pipe(
      z.string(),
      z.transform((list: string) =>
        list
          .split(',')
          .map((server) => server.trim())
          .filter(Boolean),
      ),
    ),
    [],
  ),
};

type Variables = z.output<z.ZodMiniObject<typeof signInVariables>> & { readonly APP_MODE: string };

const groups = [
  { issuer: 'GOOGLE_ISSUER_URL', needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  {
    issuer: 'APPLE_ISSUER_URL',
    needed: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  },
] as const;

const isSigningKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
};

const isPlainElsewhere = (issuer: string, mode: string) => {
  const { protocol, hostname } = new URL(issuer);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'http:' && (mode === 'PROD' || !isHere);
};

/** A way to sign in is set up whole, or not at all. */
export const signInProblems = (given: Variables): string[] => [
  ...groups.flatMap(({ issuer, needed }) => {
    const isBegun = [issuer, ...needed].some((name) => given[name]);
    const missing = isBegun ? needed.filter((name) => !given[name]) : [];
    const others = [issuer, ...needed].filter((name) => given[name]).join(', ');
    return missing.map((name) => `${name}: is needed with ${others}`);
  }),
  ...groups.flatMap(({ issuer }) => {
    const at = given[issuer];
    return at && isPlainElsewhere(at, given.APP_MODE) ? [`${issuer}: must be https`] : [];
  }),
  ...(given.APPLE_PRIVATE_KEY && !isSigningKey(given.APPLE_PRIVATE_KEY)
    ? ['APPLE_PRIVATE_KEY: is not a P-256 private key in PEM']
    : []),
  ...given.DNS_SERVERS.filter((server) => !isServer(server)).map(
    (server) => `DNS_SERVERS: ${server} is not an IP address with or without a port`,
  ),
];
