import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const ec = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: ec('P-256') };
const digitalId = { DOKOBIT_URL: 'http://127.0.0.1:9', DOKOBIT_ACCESS_TOKEN: 't' };
const prod = {
  APP_MODE: 'PROD',
  PUBLIC_URL: 'https://tervita.example',
  DATABASE_URL: 'postgres://owner:x@db/tervita?sslmode=verify-full',
  DATABASE_USERS_SECRET: 'kR7v2mQ9xLw4Zt8bNc3pHs6yJf1dGa5e',
  TRUST_PROXY: '1',
};

describe('the configuration', () => {
  it('is a demonstration on port 3000 when nothing is set', () => {
    expect(parseConfig({})).toMatchObject({
      APP_MODE: 'DEMO',
      COUNTRY_CODE: 'EE',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      UNDO_SECONDS: 5,
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
    ['0.0.0.0/1,128.0.0.0/1', 'is a number of proxies'],
    ['4', 'is a number of proxies'],
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
  it('sends SMS to the numbers of its own country, and to those of others only when they are named', () => {
    expect(parseConfig({ ...prod, COUNTRY_CODE: 'PL' }).SMS_COUNTRIES).toEqual(['PL']);
    expect(parseConfig({ ...prod, SMS_COUNTRIES: 'ee, LV,lt' }).SMS_COUNTRIES).toEqual(['EE', 'LV', 'LT']);
  });
  it('of the demonstration also to Estonian ones, as its people have no others', () => {
    expect(parseConfig({ COUNTRY_CODE: 'PL' }).SMS_COUNTRIES).toEqual(['PL', 'EE']);
  });
  it.each([
    ['APP_MODE', { APP_MODE: 'production' }],
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['DATABASE_USERS_SECRET', { APP_MODE: 'DEMO', DATABASE_URL: 'postgres://db/x' }],
    ['APP_MODE', { ...prod, APP_MODE: undefined }],
    ['APP_MODE', { HOST: '0.0.0.0' }],
    ['APP_MODE', { PUBLIC_URL: 'https://demo.example' }],
    ['TRUST_PROXY', { ...prod, TRUST_PROXY: undefined }],
    ['TRUST_PROXY', { ...prod, TRUST_PROXY: '' }],
    ['DOKOBIT_ACCESS_TOKEN', { ...prod, ...digitalId, DOKOBIT_ACCESS_TOKEN: 'demo-access-token' }],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { ...prod, NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'm'.repeat(40) }],
    ['DATABASE_USERS_SECRET_BEFORE', { ...prod, DATABASE_USERS_SECRET_BEFORE: 'b'.repeat(40) }],
    ['DOKOBIT_ACCESS_TOKEN', { DOKOBIT_URL: 'https://id.example' }],
    ['PUBLIC_URL', { ...prod, PUBLIC_URL: 'http://tervita.example' }],
    ['SUPPORT_EMAIL', { ...prod, SMTP_URL: 'smtps://mail.example' }],
    [
      'SUPPORT_EMAIL',
      { ...prod, SMTP_URL: 'smtps://mail.example', SUPPORT_EMAIL: 'support@tervita.example' },
    ],
    ['LOG_LEVEL', { ...prod, LOG_LEVEL: 'silent' }],
    ['SMART_ID_SCHEME', { ...prod, SMART_ID_SCHEME: 'smart-id-demo' }],
    ['SMS_GATEWAY_PASSWORD', { ...prod, SMS_GATEWAY_PASSWORD: 'a' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'EE,UK' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'Estonia' }],
    ['DATABASE_URL', { ...prod, DATABASE_URL: '' }],
    ['LLM_TIMEOUT_SECONDS', { LLM_TIMEOUT_SECONDS: '0' }],
    ['UNDO_SECONDS', { UNDO_SECONDS: '0' }],
    ['UNDO_SECONDS', { UNDO_SECONDS: '31' }],
    ['CLOCK_AHEAD_SECONDS', { ...prod, CLOCK_AHEAD_SECONDS: '3600' }],
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

  it.each([
    ['DATABASE_URL', 'postgres://owner:x@db/tervita', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=disable', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=prefer', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=no-verify', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=verify-full&host=other', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=verify-full&sslmode=disable', 'sslmode twice'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?uselibpqcompat=true&sslmode=require', 'sslmode'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=verify-full&sslrootcert=/no/such.pem', 'sslmode'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=true&requireTLS=false', 'requireTLS twice'],
    ['REDIS_URL', 'redis://bus.example', 'rediss:'],
    ['SMTP_URL', 'smtp://mail.example:587', 'smtps:'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=false', 'smtps:'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'smtps:'],
    ['DOKOBIT_URL', 'http://id.example', 'https:'],
    ['LLM_BASE_URL', 'http://model.example/v1', 'https:'],
    ['LLM_BASE_URL', 'http://127.0.0.1.example/v1', 'https:'],
    ['AWELL_URL', 'http://flows.example/graphql', 'https:'],
    ['SMS_GATEWAY_URL', 'http://sms.example', 'https:'],
    ['PATIENT_REGISTER_URL', 'http://register.example/r1', 'https:'],
    ['SMART_ID_URL', 'http://sid.example/v3', 'https:'],
    ['MOBILE_ID_URL', 'http://mid.example', 'https:'],
    ['S3_URL', 'http://files.example', 'https'],
    ['CLAMD_URL', 'tcp://scanner.example:3310', 'unix:'],
  ])('of PROD wants no plain connection to another machine: %s=%s', (name, value, wanted) => {
    const beside = {
      DOKOBIT_ACCESS_TOKEN: 't',
      LLM_MODEL: 'm',
      AWELL_API_KEY: 'k',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 's',
    };
    const env = { ...prod, ...beside, LLM_BASE_URL: 'https://model.example/v1', [name]: value };
    expect(() => parseConfig(env)).toThrow(new RegExp(`- ${name}: .*${wanted}`));
  });

  it.each([
    [{ ...prod, TRUST_PROXY: 'false' }],
    [{ ...prod, ...digitalId }],
    [{ ...prod, NODE_TLS_REJECT_UNAUTHORIZED: '1' }],
    [{ APP_MODE: 'DEMO', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ HOST: '127.0.0.5', PUBLIC_URL: 'http://localhost:9' }],
  ])('takes what was said in so many words: %o', (env) => {
    expect(() => parseConfig(env)).not.toThrow();
  });

  it.each([
    ['DATABASE_URL', 'postgres://owner:x@127.0.0.1/tervita'],
    ['DATABASE_URL', 'postgres://owner:x@db/tervita?sslmode=require'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['REDIS_URL', 'rediss://bus.example'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['CLAMD_URL', 'tcp://127.0.0.1:3310'],
    ['CLAMD_URL', 'unix:/run/clamd.sock'],
  ])('of PROD takes a sealed one, or one inside the machine: %s=%s', (name, value) => {
    const env = { ...prod, SUPPORT_EMAIL: 'help@clinic.example', [name]: value };
    expect(parseConfig(env).APP_MODE).toBe('PROD');
  });

  it.each([
    'x'.repeat(40),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    'change-me-change-me-change-me-change-me',
    '0123456789012345678901234567890123456789',
  ])('refuses a secret that somebody could guess: %s', (secret) => {
    expect(() => parseConfig({ ...prod, DATABASE_USERS_SECRET: secret })).toThrow(
      /DATABASE_USERS_SECRET: .*openssl/,
    );
  });
});
