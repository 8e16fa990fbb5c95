import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { refuseSecondConnection } from './open-transaction.ts';
import type { TimeLimits } from './time-limits.ts';

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 24);

/** A connection that falls silent is cut, so that whoever waits for it is told to come back later. */
const unlessSilent = async <T>(client: pg.PoolClient, silenceMs: number, answer: Promise<T>): Promise<T> => {
  const cut = setTimeout(() => void client.end().catch(() => undefined), silenceMs);
  try {
    return await answer;
  } finally {
    clearTimeout(cut);
  }
};

/** A list with many filters has more forms than a connection should remember. */
const mostNames = 1_000;
const named = (name: string | undefined) => (name ? { name } : {});

/** Every statement with parameters is prepared once for a connection and then only executed. */
export const withNamedStatements = (pool: pg.Pool, limits: TimeLimits): PostgresPool => {
  const names = new Map<string, string>();
  const known = (text: string) => {
    const name = names.get(text) ?? (names.size < mostNames ? nameOf(text) : undefined);
    if (name) names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[] = []) =>
      unlessSilent(
        client,
        text === 'commit' ? limits.commitMs : limits.silenceMs,
        values.length > 0
          ? client.query({ ...named(known(text)), text, values: [...values] })
          : client.query(text),
      );
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    // Kysely tells connections apart by identity, so that a client always gets the same wrapping.
    connect: async () => {
      refuseSecondConnection();
      const client = await pool.connect();
      const existing = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, existing);
      return existing;
    },
  };
};
