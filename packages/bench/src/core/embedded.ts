import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './cleanup.ts';
import { endThrownAway, postmasterOf } from './postgres-processes.ts';

/** Where the product keeps its embedded database; elsewhere when its account cannot enter the data folder. */
const foldersOf = (dataDir: string) => {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return [join(dataDir, 'postgres'), join('/var/lib/tervita', name)];
};

/** The superuser's address of a product's embedded database, found as a restarted product finds it. */
export const embeddedSqlUrl = (dataDir: string): string => {
  const running = foldersOf(dataDir).map(postmasterOf).find(Boolean);
  if (!running) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  const secret = readFileSync(join(dataDir, 'database-secret'), 'utf8').trim();
  return `postgres://postgres:${secret}@127.0.0.1:${running.port}/tervita`;
};

/** A product that was killed leaves its PostgreSQL behind; the command does not. */
export const endEmbedded = (dataDir: string, cleanup: Cleanup): void =>
  cleanup.add(async () => {
    for (const folder of foldersOf(dataDir)) {
      await endThrownAway(folder);
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
