import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseAddress } from '../database/database.ts';
import { urlFor } from '../database/users.ts';
import { type Bus, type BusMessage, busChannel, parseBusMessage } from './bus.ts';

/** LISTEN and NOTIFY on a connection of its own, which comes back by itself when the database does. */
export const openPostgresBus = async (
  address: DatabaseAddress,
  database: Database,
  firstDelayMs = 250,
): Promise<Bus> => {
  let listener: (message: BusMessage) => void = () => undefined;
  let closed = false;
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: urlFor(address.url, 'tervita_system', address.usersSecret),
      application_name: 'tervita_bus',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    next.on('notification', ({ payload }) => {
      const message = parseBusMessage(payload ?? '');
      if (message) listener(message);
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${busChannel}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return next.end();
    client = next;
    // Only a connection that stood is lost. One that never came about ends as well, and if each such end began a
    // loop of its own, an hour without a database would come back as thousands of connections.
    next.on('end', () => {
      if (!closed) void reconnect();
    });
  };

  const reconnect = async () => {
    for (let delay = firstDelayMs; !closed; delay = Math.min(delay * 2, 5_000)) {
      await wait(delay);
      try {
        return await connect();
      } catch {
        // The database is still away; the pools answer 503 meanwhile.
      }
    }
  };

  await connect();
  return {
    publish: async (message) => {
      await sql`select pg_notify(${busChannel}, ${JSON.stringify(message)})`.execute(database.system);
    },
    listen: (next) => {
      listener = next;
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
};
