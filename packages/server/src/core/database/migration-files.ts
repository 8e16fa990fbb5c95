import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How a file is run; its first line says so, where it is not the usual way.
 * - In one transaction: all of it or nothing.
 * - In batches: its one statement again and again, each time in a transaction of its own, until it changes no row.
 * - Outside a transaction: its one statement, which PostgreSQL allows nowhere else (create index concurrently).
 */
export type MigrationWay = 'transaction' | 'batches' | 'outside';

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly way: MigrationWay;
}

const wayOf = (text: string): MigrationWay => {
  if (text.startsWith('-- In batches.')) return 'batches';
  return text.startsWith('-- Outside a transaction.') ? 'outside' : 'transaction';
};

/** Plain SQL, forward only, in the order of their numbers. */
export const readMigrations = (folder: string): MigrationFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), text, way: wayOf(text) };
    });
