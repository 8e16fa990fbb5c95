import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Actor } from '../session/actor.ts';
import { callsPerMinute } from './calls-per-minute.ts';
import { callsUnderWay } from './calls-under-way.ts';

const anonymous = 100;
/** More than of strangers: after a restart every session is unknown, and so are those that have run out meanwhile. */
const withUnknownToken = 300;
const byRole = { PRM_PATIENT: 200, PRM_DOCTOR: 600, PRM_TERVITA_ADMIN: 600 } as const;
const mostTokens = 50_000;

export interface CallLimits {
  /** Before the session is looked up: made-up tokens of a network that has used up its calls cost no query. */
  beforeSession(token: string, request: Pick<FastifyRequest, 'ip'>): void;
  admit(actor: Actor | undefined, token: string | undefined, request: Pick<FastifyRequest, 'ip'>): void;
  /** Works on a call as soon as not too many of the same session are being worked on. */
  during<T>(token: string | undefined, work: () => Promise<T>): Promise<T>;
}

export const noCallLimits: CallLimits = {
  beforeSession: () => undefined,
  admit: () => undefined,
  during: (_token, work) => work(),
};

/** Strangers are counted by network; people by account, because a whole clinic sits behind one address. */
export const callLimits = (clock: Clock): CallLimits => {
  const { admit, admitNetwork } = callsPerMinute(clock);
  // Counted apart from calls without a token: a busy address must not keep out whoever is signed in behind it.
  const unknownTokens = callsPerMinute(clock);
  const underWay = callsUnderWay();
  // Tokens that led to somebody: whoever shares a network with a flood goes on working.
  const known = new Set<string>();
  return {
    beforeSession: (token, { ip }) => {
      if (!known.has(token)) unknownTokens.refuseIfUsedUp(ip, withUnknownToken);
    },
    admit: (actor, token, { ip }) => {
      if (known.size > mostTokens) known.clear();
      if (token && actor) known.add(token);
      else if (token) known.delete(token);
      if (actor) admit(actor.userId, byRole[actor.activeRole]);
      else if (token) unknownTokens.admitNetwork(ip, withUnknownToken);
      else admitNetwork(ip, anonymous);
    },
    during: (token, work) => (token ? underWay(token, work) : work()),
  };
};
