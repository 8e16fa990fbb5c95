import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { Clock } from '../../core/clock.ts';

/** Says whether a domain can take mail; in doubt it can, because no resolver may stand between a person and care. */
export type MailDomainExists = (domain: string) => Promise<boolean>;

const totalMs = 2_000;
const cachedMost = 1_000;
const cachedMs = 10 * 60_000;

/** The name server's own "there is none", unlike its silence. */
const isNo = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
const isUnknownName = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';

const hasAddress = async (resolver: Resolver, domain: string): Promise<boolean> => {
  const asked = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  const isNone = asked.every((one) => one.status === 'rejected' && isNo(one.reason));
  return !isNone;
};

const takesMail = async (resolver: Resolver, domain: string): Promise<boolean> => {
  try {
    const exchanges = await resolver.resolveMx(domain);
    return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (error) {
    if (isUnknownName(error)) return false;
    return isNo(error) ? hasAddress(resolver, domain) : true;
  }
};

const ask = async (servers: readonly string[], domain: string): Promise<boolean> => {
  const resolver = new Resolver({ timeout: totalMs, tries: 1 });
  if (servers.length > 0) resolver.setServers([...servers]);
  const late = setTimeout(() => resolver.cancel(), totalMs);
  try {
    return await takesMail(resolver, domain);
  } catch {
    return true;
  } finally {
    clearTimeout(late);
  }
};

export const mailDomains = (options: { servers?: readonly string[]; clock: Clock }): MailDomainExists => {
  const { servers = [], clock } = options;
  const known = new Map<string, { exists: boolean; until: number }>();
  return async (given) => {
    const domain = domainToASCII(given.trim().replace(/\.$/, '')).toLowerCase();
    if (domain === '' || domain.length > 253) return false;
    const now = clock().getTime();
    const cached = known.get(domain);
    if (cached && cached.until > now) return cached.exists;
    const exists = await ask(servers, domain);
    known.delete(domain);
    const oldest = known.keys().next().value;
    if (known.size >= cachedMost && oldest !== undefined) known.delete(oldest);
    known.set(domain, { exists, until: now + cachedMs });
    return exists;
  };
};
