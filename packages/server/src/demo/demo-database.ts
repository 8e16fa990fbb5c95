import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import type { DatabaseAddress } from '../core/database/database.ts';
import { startEmbeddedPostgres } from '../core/database/embedded.ts';
import { placeFor } from '../core/database/embedded-place.ts';
import { prepareDatabase } from '../core/database/prepare.ts';
import { ensureOwner } from '../core/database/users.ts';

class NotForProduction extends Error {
  constructor() {
    super('This writes demonstration data; it does not run when APP_MODE is PROD.');
    this.name = 'NotForProduction';
  }
}

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

/** The configured database, or the embedded one; that one is stopped afterwards unless a server is using it. */
export const withDemoDatabase = async <T>(
  config: Config,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> => {
  if (config.APP_MODE === 'PROD') throw new NotForProduction();
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
