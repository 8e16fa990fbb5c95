import { otp } from '@tervita/domain/auth';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../core/limits/client-address.ts';
import { admit, takeBack } from '../../core/limits/credential-counters.ts';
import type { AuthDeps } from './auth-deps.ts';

type ClientDeps = Pick<AuthDeps, 'database' | 'hash' | 'countsAddresses'>;

const networkOf = ({ hash }: Pick<AuthDeps, 'hash'>, request: Pick<FastifyRequest, 'ip'>): string =>
  hash('network', clientNetwork(request.ip)).toString('base64url');

export interface AdmittedClient {
  /** It was right, so it was no guess: a large clinic signs in from one network every morning. */
  readonly wasRight: () => Promise<void>;
}

/** What one network address may try in an hour, whomever it tries. */
export const admitClient = async (
  deps: ClientDeps,
  request: Pick<FastifyRequest, 'ip'>,
  { what, perHour }: { what: 'code-guess' | 'password'; perHour: number },
): Promise<AdmittedClient> => {
  if (!deps.countsAddresses) return { wasRight: async () => undefined };
  const { system } = deps.database;
  const key = `${what}-from:${networkOf(deps, request)}`;
  await admit(system, { key, most: perHour, seconds: 3_600 });
  return { wasRight: () => takeBack(system, key) };
};

/** Letters that one network asks for, to whomever. Told once an hour, with a name for the network that leads to nobody. */
export const admitLetter = async (
  deps: ClientDeps & Pick<AuthDeps, 'log'>,
  request: Pick<FastifyRequest, 'ip'>,
): Promise<void> => {
  if (!deps.countsAddresses) return;
  const network = networkOf(deps, request);
  const hour = { key: `code-from:${network}`, most: otp.perHourFromOneAddress, seconds: 3_600 };
  const letters = await admit(deps.database.system, hour);
  if (letters === otp.alarmFromOneAddress)
    deps.log.warn({ alarm: 'CODE_LETTERS', network, letters }, 'many letters with codes from one network');
  const day = { key: `code-day-from:${network}`, most: otp.perDayFromOneAddress, seconds: 24 * 3_600 };
  await admit(deps.database.system, day);
};
