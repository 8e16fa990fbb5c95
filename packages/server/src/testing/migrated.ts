import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { migrate } from '../core/database/migrate.ts';
import { ensureOwner, ensureUsers, urlFor, withClient } from '../core/database/users.ts';
import { migrationsFolder } from '../folders.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A database as it was before a migration, filled by the given statements, and then as it is now. */
export const migrated = async <T>(
  name: string,
  fill: string,
  look: (query: (text: string) => Promise<T[]>) => Promise<void>,
): Promise<void> => {
  const { superuserUrl, secret } = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const folder = makeTemporaryFolder('migrations');
  await withClient(superuserUrl, (client) => client.query(`create database ${database} owner tervita_owner`));
  try {
    const url = await ensureOwner(superuserUrl, secret, database);
    await ensureUsers(url, secret);
    for (const file of readdirSync(migrationsFolder).filter((each) => each < name))
      cpSync(join(migrationsFolder, file), join(folder, file));
    await migrate(url, folder);
    const asSystem = <R>(work: (query: (text: string) => Promise<R[]>) => Promise<void>) =>
      withClient(urlFor(url, 'tervita_system', secret), (client) =>
        work(async (text) => (await client.query(text)).rows as R[]),
      );
    await asSystem(async (query) => void (await query(fill)));
    await migrate(url, migrationsFolder);
    await asSystem(look);
  } finally {
    rmSync(folder, { recursive: true });
    await withClient(superuserUrl, (client) => client.query(`drop database ${database} with (force)`));
  }
};
