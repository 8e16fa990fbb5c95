import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseAddress } from './database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { placeFor } from './embedded-place.ts';
import { prepareDatabase } from './prepare.ts';
import { ensureOwner } from './users.ts';

/** A killed PostgreSQL leaves its pid file behind: the process counts, not the file. */
const isRunning = (dataDir: string): boolean => {
  const file = join(placeFor(dataDir).data, 'postmaster.pid');
  if (!existsSync(file)) return false;
  try {
    return process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 0);
  } catch {
    return false;
  }
};

/** For a command: the configured database, or the embedded one; that one is stopped afterwards unless a server is using it. */
export const withDatabase = async <T>(
  config: Config,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> => {
  const poolSize = config.DATABASE_POOL_SIZE;
  if (config.DATABASE_URL) {
    const address = { url: config.DATABASE_URL, usersSecret: config.DATABASE_USERS_SECRET ?? '', poolSize };
    await prepareDatabase(address, false);
    return work(address);
  }
  const isInUse = isRunning(config.DATA_DIR);
  const postgres = await startEmbeddedPostgres(config.DATA_DIR);
  try {
    const url = await ensureOwner(postgres.url, postgres.secret, 'tervita');
    const address = { url, usersSecret: postgres.secret, poolSize };
    await prepareDatabase(address, false);
    return await work(address);
  } finally {
    if (!isInUse) await postgres.stop();
  }
};
