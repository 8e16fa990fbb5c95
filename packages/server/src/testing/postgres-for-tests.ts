import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../core/database/embedded.ts';
import { prepareDatabase } from '../core/database/prepare.ts';
import { ensureOwner } from '../core/database/users.ts';
import { clockAheadSeconds, giveTime } from './given-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { superuserUrl: string; secret: string };
  }
}

export const templateDatabase = 'tervita_template';

/** A real PostgreSQL for the whole run, migrated once; each test file clones the result. */
// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default async function setup(project: TestProject) {
  giveTime();
  const folder = mkdtempSync(join(tmpdir(), `tervita-test-${process.pid}-`));
  const { chmodSync } = await import('node:fs');
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, [
    'fsync=off',
    'max_connections=200',
    'file_copy_method=clone',
  ]);
  const url = await ensureOwner(postgres.url, postgres.secret, templateDatabase);
  await prepareDatabase({ url, usersSecret: postgres.secret, poolSize: 3 }, false, clockAheadSeconds());
  project.provide('postgres', { superuserUrl: postgres.url, secret: postgres.secret });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
