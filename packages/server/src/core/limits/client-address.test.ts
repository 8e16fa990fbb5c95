import { expect, it } from 'vitest';
import { clientNetwork, countedNetworks } from './client-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => expect(clientNetwork(ip)).toBe(counted));

it('a line with thousands of IPv6 networks is counted as a whole besides, an IPv4 address once', () => {
  expect(countedNetworks('2001:db8:1:2::9')).toEqual([
    { network: '2001:db8:1:2::/64', times: 1 },
    { network: '2001:db8:1::/48', times: 10 },
  ]);
  for (const ip of ['192.0.2.7', '::ffff:192.0.2.7'])
    expect(countedNetworks(ip)).toEqual([{ network: '192.0.2.7', times: 1 }]);
});
