import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../core/database/embedded.ts';
import { prepareDatabase } from '../core/database/prepare.ts';
import { ensureOwner } from '../core/database/users.ts';
import { clockAheadSeconds, giveTime } from './given-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { superuserUrl: string; secret: string; folder: string };
  }
}

export const templateDatabase = 'tervita_template';

/** What is thrown away after the run need not survive anything, and nobody guesses its passwords. */
const forNothingToKeep = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'scram_iterations=1',
  'max_connections=200',
  'file_copy_method=clone',
];

/** Two thirds of the time that a statement takes over TCP. */
const bySocket = (url: string, folder: string) =>
  url.replace('@127.0.0.1:', `@${encodeURIComponent(folder)}:`);

/** A real PostgreSQL for the whole run, migrated once; each test file clones the result. */
// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default async function setup(project: TestProject) {
  giveTime();
  const folder = mkdtempSync(join(tmpdir(), `tervita-test-${process.pid}-`));
  // PostgreSQL may run as another user than the tests, and puts its socket here.
  chmodSync(folder, 0o1777);
  const postgres = await startEmbeddedPostgres(folder, [
    ...forNothingToKeep,
    `unix_socket_directories=${folder}`,
  ]);
  const superuserUrl = bySocket(postgres.url, folder);
  const url = await ensureOwner(superuserUrl, postgres.secret, templateDatabase);
  await prepareDatabase({ url, usersSecret: postgres.secret, poolSize: 3 }, false, clockAheadSeconds());
  project.provide('postgres', { superuserUrl, secret: postgres.secret, folder });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
