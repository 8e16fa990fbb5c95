import { isIP } from 'node:net';
import * as z from 'zod/mini';

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0 || address.includes('%')) return false;
  // Wider ones are no network of proxies: a few of them together are everybody, which is what `true` would mean.
  const shortest = longest === 32 ? 8 : 7;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= shortest && Number(bits) <= longest)
  );
};

/** More do not stand in front of anything; what is said of further hops is what a client wrote. */
const hopsMost = 3;
const isHops = (text: string) => /^\d$/.test(text) && Number(text) <= hopsMost;
const networksIn = (text: string) => text.split(',').map((network) => network.trim());

const problemOf = (text: string): string | undefined => {
  if (text === 'false' || isHops(text) || networksIn(text).every(isNetwork)) return undefined;
  return text === 'true'
    ? 'true would believe addresses that the client itself writes; say how many proxies stand in front (1), or their networks (10.0.0.0/8)'
    : 'is a number of proxies (1), or their networks (10.0.0.0/8, 2001:db8::/32), or false';
};

/** Which proxies are believed about the client's address: so many in front of us, or those in these networks. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

export const trustProxy = z.pipe(
  z
    ._default(z.string(), 'false')
    .check(
      z.refine((text) => problemOf(text) === undefined, { error: ({ input }) => problemOf(String(input)) }),
    ),
  z.transform((text: string): TrustedProxies => {
    if (text === 'false' || text === '0') return false;
    const hops = Number(text);
    return isHops(text) ? (_address, hop) => hop < hops : networksIn(text);
  }),
);
