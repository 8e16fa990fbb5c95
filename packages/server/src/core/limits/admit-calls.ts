import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Actor } from '../session/actor.ts';
import { callsPerMinute } from './calls-per-minute.ts';
import { clientNetwork } from './client-address.ts';

const anonymous = 100;
const byRole = { PRM_PATIENT: 200, PRM_DOCTOR: 600, PRM_TERVITA_ADMIN: 600 } as const;

/** Strangers are counted by network; people by account, because a whole clinic sits behind one address. */
export const admitCalls = (clock: Clock) => {
  const admit = callsPerMinute(clock);
  return (actor: Actor | undefined, request: Pick<FastifyRequest, 'ip'>): void => {
    if (actor) admit(actor.userId, byRole[actor.activeRole]);
    else admit(clientNetwork(request.ip), anonymous);
  };
};
