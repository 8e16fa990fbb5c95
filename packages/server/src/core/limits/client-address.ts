import { isIPv6 } from 'node:net';

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

const ipv4In = (ip: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];

const prefixOf = (ip: string, bits: 48 | 64): string =>
  `${groupsOf(ip)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`;

/** Whom a limit counts: an IPv6 customer owns a whole /64 and would have endless single addresses. */
export const clientNetwork = (ip: string): string => {
  const mapped = ipv4In(ip);
  if (mapped) return mapped;
  return isIPv6(ip) ? prefixOf(ip, 64) : ip;
};

export interface CountedNetwork {
  readonly network: string;
  /** How many times as much it may do as one customer. */
  readonly times: number;
}

/** Many lines are given a /56 or a /48, thousands of networks of their own: those are counted together as well. */
const timesOfSite = 10;

export const countedNetworks = (ip: string): readonly CountedNetwork[] => {
  const own = { network: clientNetwork(ip), times: 1 };
  return isIPv6(ip) && !ipv4In(ip) ? [own, { network: prefixOf(ip, 48), times: timesOfSite }] : [own];
};
