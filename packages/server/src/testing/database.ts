import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../core/database/database.ts';
import { moveClockOfDatabase } from '../core/database/moved-clock.ts';
import { ownerUrl, withClient } from '../core/database/users.ts';
import { clockAheadSeconds } from './given-time.ts';
import { templateDatabase } from './postgres-for-tests.ts';

export interface TestDatabase {
  readonly address: DatabaseAddress;
  readonly superuserUrl: string;
  drop(): Promise<void>;
}

/** An empty database of its own, ready in the time of a file copy. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const { superuserUrl, secret } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(superuserUrl, (client) =>
    client.query(
      `create database ${name} template ${templateDatabase} owner tervita_owner strategy file_copy`,
    ),
  );
  const url = ownerUrl(superuserUrl, secret, name);
  // A copy has no settings of the database it was copied from.
  if (clockAheadSeconds() !== 0) await moveClockOfDatabase(url, clockAheadSeconds());
  const own = new URL(superuserUrl);
  own.pathname = `/${name}`;
  return {
    address: { url, usersSecret: secret, poolSize: 6 },
    superuserUrl: own.href,
    drop: async () => {
      await withClient(superuserUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};
