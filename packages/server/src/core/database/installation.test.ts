import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { parseConfig } from '../config.ts';
import { WrongInstallation } from './installation.ts';
import { prepareDatabase, UnsafeDatabase } from './prepare.ts';
import { withClient } from './users.ts';
import { withDatabase } from './with-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const marked = async (mode: 'DEMO' | 'PROD') =>
  withClient(database.address.url, (client) => client.query('update installation set mode = $1', [mode]));
const started = (isProd: boolean) => prepareDatabase(database.address, isProd);

it('a demonstration does not start on the data of people, and says so before it touches anything', async () => {
  await marked('PROD');
  await expect(started(false)).rejects.toThrow(WrongInstallation);
  await expect(started(false)).rejects.toThrow(/holds the data of people.*APP_MODE=PROD/s);
});

it('PROD does not start on a demonstration, whose passwords everybody knows', async () => {
  await marked('DEMO');
  await expect(started(true)).rejects.toThrow(/holds a demonstration.*another database/s);
  await started(false);
});

it('the first start marks an empty database', async () => {
  await withClient(database.address.url, (client) => client.query('delete from installation'));
  await started(false);
  await expect(started(true)).rejects.toThrow(WrongInstallation);
});

describe('a command on the database', () => {
  const config = (mode: 'DEMO' | 'PROD') => ({
    ...parseConfig({}),
    APP_MODE: mode,
    DATABASE_URL: database.address.url,
    DATABASE_USERS_SECRET: database.address.usersSecret,
  });

  it('in PROD takes the database of PROD as the server does', async () => {
    await marked('PROD');
    // Past the mode; what it stops at are the fast settings of the PostgreSQL of these tests.
    await expect(withDatabase(config('PROD'), async () => 'done')).rejects.toThrow(UnsafeDatabase);
    await expect(withDatabase(config('DEMO'), async () => 'done')).rejects.toThrow(WrongInstallation);
  });

  it('in PROD leaves a demonstration alone', async () => {
    await marked('DEMO');
    await expect(withDatabase(config('PROD'), async () => 'done')).rejects.toThrow(WrongInstallation);
    await expect(withDatabase(config('DEMO'), async () => 'done')).resolves.toBe('done');
  });
});
