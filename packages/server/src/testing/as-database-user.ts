import type pg from 'pg';
import { type DatabaseUser, urlFor, withClient } from '../core/database/users.ts';
import type { TestDatabase } from './database.ts';

export interface RawContext {
  readonly clinicIds?: string;
  readonly userId?: string;
  readonly personId?: string;
}

/** Raw SQL as a database user, in a transaction that is never committed. */
export const asDatabaseUser = <T>(
  { address }: TestDatabase,
  user: DatabaseUser,
  context: RawContext,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient(urlFor(address.url, user, address.usersSecret), async (client) => {
    await client.query('begin');
    await client.query(
      "select set_config('tervita.clinic_ids', $1, true), set_config('tervita.user_id', $2, true), set_config('tervita.person_id', $3, true)",
      [context.clinicIds ?? '', context.userId ?? '', context.personId ?? ''],
    );
    return work(client);
  });
