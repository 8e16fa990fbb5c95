import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

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
  it('serves PROD when all it needs is there', () => {
    expect(parseConfig(prod).APP_MODE).toBe('PROD');
  });
  it.each([
    ['APP_MODE', { APP_MODE: 'production' }],
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['DATABASE_USERS_SECRET', { DATABASE_URL: 'postgres://db/x' }],
    ['DOKOBIT_ACCESS_TOKEN', { DOKOBIT_URL: 'https://id.example' }],
    ['PUBLIC_URL', { ...prod, PUBLIC_URL: 'http://tervita.example' }],
    ['DATABASE_URL', { ...prod, DATABASE_URL: '' }],
  ])('names the variable that is wrong: %s', (name, env) => {
    expect(() => parseConfig(env)).toThrow(new RegExp(`- ${name}: `));
  });
});
