import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const ec = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: ec('P-256') };
const prod = {
  APP_MODE: 'PROD',
  PUBLIC_URL: 'https://tervita.example',
  DATABASE_URL: 'postgres://owner:x@db/tervita',
  DATABASE_USERS_SECRET: 'x'.repeat(32),
};

describe('the configuration', () => {
  it('is a demonstration on port 3000 when nothing is set', () => {
    expect(parseConfig({})).toMatchObject({
      APP_MODE: 'DEMO',
      COUNTRY_CODE: 'EE',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
    });
  });
  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ APP_MODE: '', PORT: '' })).toMatchObject({ APP_MODE: 'DEMO', PORT: 3000 });
  });
  it.each([
    ['true', 'true would believe addresses that the client itself writes'],
    ['yes', 'is a number of proxies'],
    ['10.0.0.0/33', 'is a number of proxies'],
    ['0.0.0.0/0', 'is a number of proxies'],
    ['::/0', 'is a number of proxies'],
    ['fe80::1%eth0', 'is a number of proxies'],
    ['proxy.example', 'is a number of proxies'],
    ['-1', 'is a number of proxies'],
  ])('refuses TRUST_PROXY=%s and says what it takes', (value, sentence) => {
    expect(() => parseConfig({ TRUST_PROXY: value })).toThrow(`TRUST_PROXY: ${sentence}`);
  });
  it('serves PROD when all it needs is there', () => {
    expect(parseConfig(prod).APP_MODE).toBe('PROD');
  });
  it('takes Google and Apple whole, a key on one line, and a list of name servers', () => {
    const config = parseConfig({
      ...google,
      ...apple,
      GOOGLE_ISSUER_URL: 'http://127.0.0.1:9',
      APPLE_PRIVATE_KEY: apple.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n'),
      DNS_SERVERS: '127.0.0.1:5353, 9.9.9.9,[::1]:53',
    });
    expect(config).toMatchObject({
      GOOGLE_CLIENT_ID: 'g',
      APPLE_PRIVATE_KEY: apple.APPLE_PRIVATE_KEY,
      DNS_SERVERS: ['127.0.0.1:5353', '9.9.9.9', '[::1]:53'],
    });
    expect(parseConfig({ ...prod, ...google, ...apple }).APP_MODE).toBe('PROD');
  });
  it.each([
    ['APP_MODE', { APP_MODE: 'production' }],
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['DATABASE_USERS_SECRET', { DATABASE_URL: 'postgres://db/x' }],
    ['DOKOBIT_ACCESS_TOKEN', { DOKOBIT_URL: 'https://id.example' }],
    ['PUBLIC_URL', { ...prod, PUBLIC_URL: 'http://tervita.example' }],
    ['DATABASE_URL', { ...prod, DATABASE_URL: '' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'g' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_ISSUER_URL: 'https://accounts.example' }],
    ['GOOGLE_ISSUER_URL', { ...google, GOOGLE_ISSUER_URL: 'http://accounts.example' }],
    ['GOOGLE_ISSUER_URL', { ...prod, ...google, GOOGLE_ISSUER_URL: 'http://127.0.0.1:9' }],
    ['APPLE_KEY_ID', { ...apple, APPLE_KEY_ID: '' }],
    ['APPLE_TEAM_ID', { APPLE_CLIENT_ID: 'a' }],
    ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: 'secret' }],
    ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: ec('P-384') }],
    ['DNS_SERVERS', { DNS_SERVERS: '127.0.0.1:53, dns.example' }],
  ])('names the variable that is wrong: %s', (name, env) => {
    expect(() => parseConfig(env)).toThrow(new RegExp(`- ${name}: `));
  });
});
