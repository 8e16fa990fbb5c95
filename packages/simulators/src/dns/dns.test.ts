import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningDns, startDns } from './start-dns.ts';

let dns: RunningDns;
let resolver: Resolver;
beforeEach(async () => {
  dns = await startDns();
  resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([dns.address]);
});
afterEach(() => dns.close());

test('every domain takes mail', async () => {
  expect(await resolver.resolveMx('Clinic.Example')).toMatchObject([
    { priority: 10, exchange: 'mail.clinic.example' },
  ]);
  expect(await resolver.resolve4('clinic.example')).toEqual(['127.0.0.1']);
  expect(await resolver.resolve6('clinic.example')).toEqual(['::1']);
  expect(dns.asked().map(({ name, type }) => `${type} ${name}`)).toEqual([
    'MX clinic.example',
    'A clinic.example',
    'AAAA clinic.example',
  ]);
});

test.each(['mail.invalid', 'no-such-place.example'])('%s does not exist', async (name) => {
  await expect(resolver.resolveMx(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('a null MX, an address without MX, and nothing at all', async () => {
  expect(await resolver.resolveMx('null-mx.example')).toMatchObject([{ priority: 0, exchange: '' }]);
  await expect(resolver.resolveMx('only-a.example')).rejects.toMatchObject({ code: 'ENODATA' });
  expect(await resolver.resolve4('only-a.example')).toEqual(['127.0.0.1']);
  expect(await resolver.resolve6('only-aaaa.example')).toEqual(['::1']);
  await expect(resolver.resolve4('empty.example')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('can be silent or out of order, until it is reset', async () => {
  dns.behave('SILENT');
  await expect(resolver.resolveMx('clinic.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  dns.behave('SERVFAIL');
  await expect(resolver.resolveMx('clinic.example')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  dns.reset();
  expect(await resolver.resolveMx('clinic.example')).toHaveLength(1);
});

test('does not stumble over rubbish', async () => {
  const socket = createSocket('udp4');
  for (const rubbish of [
    Buffer.alloc(3),
    Buffer.alloc(40, 0xff),
    Buffer.from('000000010000000000003f', 'hex'),
  ]) {
    await new Promise((resolve) => socket.send(rubbish, dns.port, '127.0.0.1', resolve));
  }
  socket.close();
  expect(await resolver.resolveMx('clinic.example')).toHaveLength(1);
});
