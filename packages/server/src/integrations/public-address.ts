import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const ours = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // With an IPv4 address inside, or leading to one: whoever routes them may lead to ours.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ours.addSubnet(net, prefix, 'ipv6');

/** Loopback, private, link-local (where clouds keep their metadata), multicast: nobody's service. */
export const isPublicAddress = (address: string): boolean => {
  const [, four] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (four) return isPublicAddress(four);
  return !ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

type Look = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** A listed name that leads into our own network is not followed there: looked up once, judged, then used. */
export const publicLookup =
  (look: Look = lookup): LookupFunction =>
  (host, options, done) => {
    look(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      const isRefused = !first || found.some(({ address }) => !isPublicAddress(address));
      if (error) return done(error, '', 4);
      if (isRefused) return done(new Error('the host has no public address'), '', 4);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
