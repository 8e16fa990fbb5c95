import { isIP } from 'node:net';
import pg from 'pg';

/** Addresses of services that PROD speaks to. */
interface Addresses {
  readonly APP_MODE?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly DOKOBIT_URL?: string | undefined;
  readonly LLM_BASE_URL?: string | undefined;
  readonly AWELL_URL?: string | undefined;
  readonly CLAMD_URL?: string | undefined;
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly PATIENT_REGISTER_URL?: string | undefined;
  readonly SMART_ID_URL?: string | undefined;
  readonly MOBILE_ID_URL?: string | undefined;
}

/** As HOST or as the host of an address. */
export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(hostname) || (isIP(hostname) === 4 && hostname.startsWith('127.'));

const databaseModes = ['require', 'verify-ca', 'verify-full'];

/** What the driver will do with an address, in its own reading; undefined: it cannot read it. */
const readByDriver = (address: string) => {
  try {
    const { host, ssl } = new pg.Client({ connectionString: address });
    return { host, ssl };
  } catch {
    return undefined;
  }
};

/** The certificate is looked at, and so is the name on it. */
const isChecked = (ssl: pg.ClientConfig['ssl']): boolean =>
  ssl === true ||
  (typeof ssl === 'object' && ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined);

/** A host in the query would be used in place of the one that was judged. */
const isSealedDatabase = ({ href, searchParams }: URL) =>
  databaseModes.includes(searchParams.get('sslmode') ?? '') &&
  !searchParams.has('host') &&
  isChecked(readByDriver(href)?.ssl);
const isSealedMail = ({ protocol, searchParams }: URL) =>
  (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') &&
  ![...searchParams.keys()].some((name) => name.startsWith('tls.'));

interface Rule {
  readonly isSealed: (url: URL) => boolean;
  readonly wanted: string;
}
const https: Rule = { isSealed: ({ protocol }) => protocol === 'https:', wanted: 'https:' };

/** Files and the sign-ins of Google and Apple are judged with their other variables. */
const rules = {
  DATABASE_URL: {
    isSealed: isSealedDatabase,
    wanted: `sslmode=verify-full (or ${databaseModes.slice(0, 2).join(', ')}) and no other host in its query`,
  },
  REDIS_URL: { isSealed: ({ protocol }) => protocol === 'rediss:', wanted: 'rediss:' },
  SMTP_URL: { isSealed: isSealedMail, wanted: 'smtps:, or requireTLS=true, with certificates checked' },
  DOKOBIT_URL: https,
  LLM_BASE_URL: https,
  AWELL_URL: https,
  SMS_GATEWAY_URL: https,
  PATIENT_REGISTER_URL: https,
  SMART_ID_URL: https,
  MOBILE_ID_URL: https,
  CLAMD_URL: {
    isSealed: ({ protocol }) => protocol === 'unix:',
    wanted: 'unix:, or a scanner on this machine',
  },
} as const satisfies Record<string, Rule>;

/** What people write and who they are crosses no network in the open; inside one machine there is none to listen. */
export const openConnections = (given: Addresses): string[] => {
  if (given.APP_MODE !== 'PROD') return [];
  return (Object.keys(rules) as (keyof typeof rules)[]).flatMap((name) => {
    const address = given[name];
    const { isSealed, wanted }: Rule = rules[name];
    if (!address) return [];
    const url = new URL(address);
    const twice = [...new Set(url.searchParams.keys())].filter(
      (key) => url.searchParams.getAll(key).length > 1,
    );
    // One reader takes the first, another the last.
    if (twice.length > 0) return [`${name}: gives ${twice.join(', ')} twice`];
    const isInside = isThisMachine(url.hostname) && !url.searchParams.has('host');
    return isInside || isSealed(url)
      ? []
      : [`${name}: must be sealed when APP_MODE is PROD; it needs ${wanted}`];
  });
};

const distinctLeast = 12;
/** Enough different letters, and not the same few again and again. */
const isGuessable = (secret: string) => {
  if (new Set(secret).size < distinctLeast) return true;
  const half = Math.floor(secret.length / 2);
  return Array.from({ length: half }, (_, at) => at + 1).some((period) =>
    secret.startsWith(secret.slice(period)),
  );
};

export const secretProblems = (name: string, secret: string | undefined): string[] =>
  secret !== undefined && isGuessable(secret)
    ? [`${name}: could be guessed; make one with: openssl rand -base64 32`]
    : [];
