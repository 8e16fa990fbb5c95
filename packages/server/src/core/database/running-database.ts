import type { Config } from '../config.ts';
import type { DatabaseAddress } from './database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { ensureOwner } from './users.ts';

export interface RunningDatabase {
  readonly address: DatabaseAddress;
  readonly remark: string | undefined;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or a real PostgreSQL of our own under DATA_DIR. */
export const runDatabase = async (config: Config): Promise<RunningDatabase> => {
  const { DATABASE_URL: url, DATABASE_USERS_SECRET: usersSecret, DATABASE_POOL_SIZE: poolSize } = config;
  if (url && usersSecret) {
    const usersSecretBefore = config.DATABASE_USERS_SECRET_BEFORE;
    return {
      address: { url, usersSecret, usersSecretBefore, poolSize },
      remark: undefined,
      stop: async () => undefined,
    };
  }
  const embedded = await startEmbeddedPostgres(config.DATA_DIR);
  const owner = await ensureOwner(embedded.url, embedded.secret, 'tervita');
  const address = { url: owner, usersSecret: embedded.secret, poolSize };
  return { address, remark: embedded.remark, stop: embedded.stop };
};
