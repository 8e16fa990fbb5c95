import type pg from 'pg';
import type { DatabaseAddress } from '../core/database/database.ts';
import { urlFor, withClient } from '../core/database/users.ts';
import { jobsSchema } from '../core/outbox/queues.ts';
import { copyRows } from './copy.ts';
import { givePasswords } from './demo-passwords.ts';
import { demoSeed } from './demo-people.ts';
import { giveDemoFeedback } from './feedback.ts';
import { generateDemo } from './generate-demo.ts';
import { giveDemoInformation } from './information-hub.ts';
import { sendDemoMessages } from './messages.ts';
import type { DemoRows, DemoTable } from './rows.ts';

/** How many rows each table received. */
export type Written = Readonly<Record<Exclude<DemoTable, 'represented_person'>, number>>;

export const asSystem = <T>(address: DatabaseAddress, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(urlFor(address.url, 'tervita_system', address.usersSecret), work);

export const writeRows = async (
  clients: readonly [pg.Client, ...pg.Client[]],
  rows: DemoRows,
): Promise<Written> => {
  const written: Partial<Record<keyof Written, number>> = {};
  for (const part of Object.keys(rows) as DemoTable[]) {
    const table = part === 'represented_person' ? 'person' : part;
    written[table] = (written[table] ?? 0) + (await copyRows(clients, table, rows[part]));
  }
  return written as Written;
};

const inTransaction = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Two processes that start together seed once: the second waits and finds the clinics there. */
const demoLock = 7_263_003;

/** Fills an empty database with the demonstration; undefined when there is a clinic already. */
export const seedDemo = (address: DatabaseAddress, { now }: { now: Date }): Promise<Written | undefined> =>
  asSystem(address, (client) =>
    inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
      const { rowCount } = await client.query('select from clinic limit 1');
      if (rowCount) return undefined;
      const written = await writeRows([client], generateDemo({ now, seed: demoSeed, size: 'demo' }));
      await givePasswords(client);
      await sendDemoMessages(client, now);
      await giveDemoFeedback(client, now);
      await giveDemoInformation(client, now);
      return written;
    }),
  );

const ownTables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'installation'
    and ((n.nspname = 'public' and c.relname not like 'kysely\\_%') or (n.nspname = $1 and c.relname = 'job'))`;

/** Tables that refuse to be emptied, with the months of the audit log. */
const guardedTables = `select tgrelid::regclass::text as name from pg_trigger where tgname = 'refuse_truncate'`;

/** Forgets everything, sessions and audit log included, and begins anew. Only for demonstrations. */
export const resetDemo = async (
  address: DatabaseAddress,
  { now }: { now: Date },
): Promise<Written | undefined> => {
  await withClient(address.url, (client) =>
    inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
      const { rows } = await client.query<{ name: string }>(ownTables, [jobsSchema]);
      const guarded = (await client.query<{ name: string }>(guardedTables)).rows.map(({ name }) => name);
      for (const name of guarded) await client.query(`alter table ${name} disable trigger refuse_truncate`);
      await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
      for (const name of guarded) await client.query(`alter table ${name} enable trigger refuse_truncate`);
    }),
  );
  return seedDemo(address, { now });
};
