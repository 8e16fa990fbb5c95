import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../core/limits/client-address.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import type { AuthDeps } from './auth-deps.ts';

/** What one network address may try in an hour, whomever it tries. */
export const admitClient = async (
  { database, hash, countsAddresses }: Pick<AuthDeps, 'database' | 'hash' | 'countsAddresses'>,
  request: Pick<FastifyRequest, 'ip'>,
  { what, perHour }: { what: 'code' | 'code-guess' | 'password'; perHour: number },
): Promise<void> => {
  if (!countsAddresses) return;
  const network = hash('network', clientNetwork(request.ip)).toString('base64url');
  await admit(database.system, { key: `${what}-from:${network}`, most: perHour, seconds: 3_600 });
};
