import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { type CountedNetwork, countedNetworks } from './client-address.ts';
import { admit } from './credential-counters.ts';

interface NetworkDeps {
  readonly database: Pick<Database, 'system'>;
  readonly hash: (purpose: string, text: string) => Buffer;
  /** False where everybody comes from one address. */
  readonly countsAddresses: boolean;
}

/** Under names that lead to nobody. */
export const networksOf = (
  { hash }: Pick<NetworkDeps, 'hash'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): readonly CountedNetwork[] =>
  countedNetworks(ip).map(({ network, times }) => ({
    network: hash('network', network).toString('base64url'),
    times,
  }));

/** Counts what the networks of one address do in an hour, and refuses beyond that. Returns the counters. */
export const admitNetworks = async (
  deps: NetworkDeps,
  request: Pick<FastifyRequest, 'ip'>,
  { what, perHour }: { what: string; perHour: number },
): Promise<readonly string[]> => {
  if (!deps.countsAddresses) return [];
  const keys: string[] = [];
  for (const { network, times } of networksOf(deps, request)) {
    const key = `${what}-from:${network}`;
    await admit(deps.database.system, { key, most: perHour * times, seconds: 3_600 });
    keys.push(key);
  }
  return keys;
};
