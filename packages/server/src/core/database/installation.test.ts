import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { WrongInstallation } from './installation.ts';
import { prepareDatabase } from './prepare.ts';
import { withClient } from './users.ts';

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
