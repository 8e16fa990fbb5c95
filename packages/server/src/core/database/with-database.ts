import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseAddress } from './database.ts';
import { placeFor } from './embedded-place.ts';
import { prepareDatabase } from './prepare.ts';
import { runDatabase } from './running-database.ts';

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

/** For a command: the database that the server uses; the embedded one is stopped afterwards unless a server is using it. */
export const withDatabase = async <T>(
  config: Config,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> => {
  const isInUse = !config.DATABASE_URL && isRunning(config.DATA_DIR);
  const postgres = await runDatabase(config);
  try {
    await prepareDatabase(postgres.address, config.APP_MODE === 'PROD');
    return await work(postgres.address);
  } finally {
    if (!isInUse) await postgres.stop();
  }
};
