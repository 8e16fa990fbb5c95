import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import type { DatabaseAddress } from '../core/database/database.ts';
import { startEmbeddedPostgres } from '../core/database/embedded.ts';
import { placeFor } from '../core/database/embedded-place.ts';
import { prepareDatabase } from '../core/database/prepare.ts';
import { ensureOwner } from '../core/database/users.ts';

export class NotForProduction extends Error {
  constructor() {
    super('This writes demonstration data; it does not run when APP_MODE is PROD.');
    this.name = 'NotForProduction';
  }
}

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
  const isInUse = existsSync(join(placeFor(config.DATA_DIR).data, 'postmaster.pid'));
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
