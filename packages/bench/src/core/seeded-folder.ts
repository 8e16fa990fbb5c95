import { freePort } from '../../../server/src/core/free-port.ts';
import type { Cleanup } from './cleanup.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

/** Writes the demonstration into the folder and leaves it at rest: a database and the files of the product. */
export const seedFolder = async (folder: string, cleanup: Cleanup): Promise<void> => {
  const postgres = await startPostgres(folder, cleanup);
  const product = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  product.kill('SIGTERM');
  await product.ended;
  await postgres.stop();
};
