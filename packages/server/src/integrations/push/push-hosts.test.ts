import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../core/config.ts';
import { keyedHash } from '../../core/keyed-hash.ts';
import { isPublicAddress, publicLookup } from '../public-address.ts';
import { isPushAddress } from './push-hosts.ts';
import { derivedKeys } from './vapid-keys.ts';

const { PUSH_HOSTS: hosts } = parseConfig({});

describe('an address to post to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QFvy',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
  ])('is one of a push service: %s', (endpoint) => expect(isPushAddress(endpoint, hosts)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://notify.windows.com.evil.example/',
    'https://evilnotify.windows.com/',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://0x7f000001/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://tervita.internal/',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/x',
    `https://fcm.googleapis.com/${'a'.repeat(2_000)}`,
    'not an address',
    '',
  ])('is not %s', (endpoint) => expect(isPushAddress(endpoint, hosts)).toBe(false));
});

describe('where a name leads', () => {
  it.each(['8.8.8.8', '172.217.1.1', '2a00:1450:4010:c0e::5f'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '::7f00:1',
    '::10.0.0.1',
    '2002:7f00:1::',
    '64:ff9b:1::7f00:1',
    'fec0::1',
    '2001:0:7f00:1::',
  ])('%s is ours', (address) => expect(isPublicAddress(address)).toBe(false));

  const lookedUp = (...addresses: string[]) =>
    new Promise<unknown>((resolve) => {
      const found = addresses.map((address) => ({ address, family: 4 }));
      const look = publicLookup((_host, _options, done) => done(null, found));
      look('fcm.googleapis.com', {}, (error, address) => resolve(error ? 'refused' : address));
    });
  it('is followed only when all of it is public', async () => {
    expect(await lookedUp('8.8.8.8')).toBe('8.8.8.8');
    expect(await lookedUp('127.0.0.1')).toBe('refused');
    expect(await lookedUp('8.8.8.8', '169.254.169.254')).toBe('refused');
    expect(await lookedUp()).toBe('refused');
  });
});

describe('keys', () => {
  it('of a demonstration are the same after every start', () => {
    const keys = derivedKeys(keyedHash({ usersSecret: 'a secret' }, 'push'));
    expect(derivedKeys(keyedHash({ usersSecret: 'a secret' }, 'push'))).toEqual(keys);
    expect(derivedKeys(keyedHash({ usersSecret: 'another' }, 'push'))).not.toEqual(keys);
    expect([keys.publicKey.length, keys.privateKey.length]).toEqual([87, 43]);
    const set = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
    expect(parseConfig(set)).toMatchObject(set);
  });
  it('belong together, and hosts are hosts', () => {
    const [one, other] = ['a', 'b'].map((secret) => derivedKeys(keyedHash({ usersSecret: secret }, 'push')));
    const keys = { VAPID_PUBLIC_KEY: one?.publicKey, VAPID_PRIVATE_KEY: other?.privateKey };
    expect(() => parseConfig(keys)).toThrow('does not belong');
    expect(() => parseConfig({ VAPID_PUBLIC_KEY: one?.publicKey })).toThrow('both are needed');
    expect(() => parseConfig({ PUSH_HOSTS: 'https://push.example' })).toThrow('PUSH_HOSTS');
    expect(() => parseConfig({ PUSH_HOSTS: '*' })).toThrow('PUSH_HOSTS');
    expect(parseConfig({ PUSH_HOSTS: 'push.example, *.push.example:8443' }).PUSH_HOSTS).toHaveLength(2);
  });
});
