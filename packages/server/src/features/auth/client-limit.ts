import { otp } from '@tervita/domain/auth';
import type { FastifyRequest } from 'fastify';
import { admitNetworks, networksOf } from '../../core/limits/admit-networks.ts';
import { admit, takeBack } from '../../core/limits/credential-counters.ts';
import type { AuthDeps } from './auth-deps.ts';

type ClientDeps = Pick<AuthDeps, 'database' | 'hash' | 'countsAddresses'>;

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
  const keys = await admitNetworks(deps, request, { what, perHour });
  return {
    wasRight: async () => {
      for (const key of keys) await takeBack(deps.database.system, key);
    },
  };
};

/** Letters that one network asks for, to whomever. Told once an hour, with a name for the network that leads to nobody. */
export const admitLetter = async (
  deps: ClientDeps & Pick<AuthDeps, 'log'>,
  request: Pick<FastifyRequest, 'ip'>,
): Promise<void> => {
  if (!deps.countsAddresses) return;
  for (const { network, times } of networksOf(deps, request)) {
    const hour = { key: `code-from:${network}`, most: otp.perHourFromOneAddress * times, seconds: 3_600 };
    const letters = await admit(deps.database.system, hour);
    if (letters === otp.alarmFromOneAddress * times)
      deps.log.warn({ alarm: 'CODE_LETTERS', network, letters }, 'many letters with codes from one network');
    const mostADay = otp.perDayFromOneAddress * times;
    await admit(deps.database.system, {
      key: `code-day-from:${network}`,
      most: mostADay,
      seconds: 24 * 3_600,
    });
  }
};
