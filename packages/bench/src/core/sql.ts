import { createHmac } from 'node:crypto';
import pg from 'pg';

export type Sql = pg.Client;

export const withSql = async <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while nobody asks must not end the command.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const answers = async (url: string): Promise<boolean> => {
  try {
    await withSql(url, (sql) => sql.query('select 1'));
    return true;
  } catch {
    return false;
  }
};

/** The product derives the passwords of its database users from one secret; so do we, to be them. */
export const urlOfUser = (url: string, user: string, secret: string): string => {
  const changed = new URL(url);
  changed.username = user;
  changed.password = createHmac('sha256', secret).update(`database user ${user}`).digest('hex');
  return changed.href;
};
