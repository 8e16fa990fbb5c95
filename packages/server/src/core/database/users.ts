import { createHmac } from 'node:crypto';
import pg from 'pg';

export const databaseUsers = ['tervita_clinic', 'tervita_patient', 'tervita_system'] as const;
export type DatabaseUser = (typeof databaseUsers)[number];
const owner = 'tervita_owner';

const passwordOf = (user: string, secret: string) =>
  createHmac('sha256', secret).update(`database user ${user}`).digest('hex');

const withUser = (url: string, user: string, secret: string, database?: string) => {
  const changed = new URL(url);
  changed.username = user;
  changed.password = passwordOf(user, secret);
  if (database) changed.pathname = `/${database}`;
  return changed.href;
};

export const urlFor = (url: string, user: DatabaseUser, secret: string) => withUser(url, user, secret);

/** Roles belong to the whole cluster: two processes, or two databases, may make them at the same moment. */
const ensureRole = async (client: pg.Client, role: string, secret: string, rights: string) => {
  const password = passwordOf(role, secret);
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login ${rights}; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  // Two changes of one role at the same moment: PostgreSQL refuses the second.
  await client.query(`
    do $$ begin
      for tries in 1..20 loop
        begin
          alter role ${role} password '${password}';
          return;
        exception when internal_error then perform pg_sleep(0.05 * tries);
        end;
      end loop;
      alter role ${role} password '${password}';
    end $$`);
};

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  // A connection that is closed from the other side fails what is asked over it; it must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Any number that no other advisory lock of ours uses. */
const usersLock = 7_263_001;

/** The owner of DATABASE_URL makes the three users that work on its tables; it needs the right to create roles. */
export const ensureUsers = (url: string, secret: string) =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [usersLock]);
    for (const user of databaseUsers) await ensureRole(client, user, secret, 'nocreatedb nocreaterole');
    await client.query('grant usage on schema public to tervita_clinic, tervita_patient, tervita_system');
  });

/** Where the owner finds a database that is there. */
export const ownerUrl = (superuserUrl: string, secret: string, database: string) =>
  withUser(superuserUrl, owner, secret, database);

/** In an embedded PostgreSQL: an owner without superuser's powers, and its database. Answers the owner's address. */
export const ensureOwner = async (
  superuserUrl: string,
  secret: string,
  database: string,
): Promise<string> => {
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [usersLock]);
    await ensureRole(client, owner, secret, 'nocreatedb createrole');
    for (const user of databaseUsers) {
      await ensureRole(client, user, secret, 'nocreatedb nocreaterole');
      // To lend one to itself for a migration, and nothing else: it sees no row by being one of them.
      await client.query(`grant ${user} to ${owner} with admin true, inherit false, set false`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)} owner ${owner}`);
  });
  return ownerUrl(superuserUrl, secret, database);
};
