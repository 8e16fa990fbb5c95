import type { DatabaseAddress } from '../../core/database/database.ts';
import { withClient } from '../../core/database/users.ts';
import { generateDemo } from '../generate-demo.ts';
import { asSystem, type Written, writeRows } from '../seed-demo.ts';
import type { BenchSize } from './bench-world.ts';

/** Not the seed of the demonstration, so that both fit into one database. */
const benchSeed = 50_505;

/** Adds clinics full of e-contacts. Rows stream through, so memory does not grow with their number. */
export const seedBench = async (
  address: DatabaseAddress,
  { now, ...size }: BenchSize & { now: Date },
): Promise<Written> => {
  const written = await asSystem(address, (one) =>
    asSystem(address, (other) => writeRows([one, other], generateDemo({ now, seed: benchSeed, size }))),
  );
  // Without statistics the first queries on so many rows would be planned blindly.
  await withClient(address.url, (client) => client.query('analyze'));
  return written;
};
