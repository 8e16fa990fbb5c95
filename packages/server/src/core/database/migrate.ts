import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { ensureAuditMonths } from './audit-months.ts';

/** Plain SQL files, forward only, in the order of their numbers. */
const migrationsIn = (folder: string): Record<string, Migration> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [
        file.replace(/\.sql$/, ''),
        {
          up: async (db: Kysely<unknown>) => {
            await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db);
          },
        },
      ]),
  );

/** Kysely's migrator holds an advisory lock and one transaction, so that several processes may start at once. */
export const migrate = async (ownerUrl: string, folder: string): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  // A connection that is closed from the other side while it ends must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsIn(folder) } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    await ensureAuditMonths({ system: db });
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
};
