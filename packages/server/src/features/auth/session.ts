import {
  extendLogin,
  getSession,
  type LoginInfo,
  logout as logoutRoute,
  switchRole as switchRoleRoute,
} from '@tervita/contract/auth';
import { BusinessError, LogicError } from '@tervita/domain/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../core/database/database.ts';
import { NotAllowed, NotSignedIn } from '../../core/http/errors.ts';
import { type ExchangeGiven, exchange } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import type { SessionCookie } from '../../core/session/cookie.ts';
import {
  actorOfNewId,
  endFamily,
  familyEndingAt,
  rotateSession,
  wasEnded,
} from '../../core/session/session-store.ts';
import { forgetDeviceOf } from '../push/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toLoginInfo } from './login-info.ts';

type SessionDeps = Pick<AuthDeps, 'cookie' | 'sessionEnded' | 'roleChanged'>;

export const currentSession = ({ cookie }: Pick<SessionDeps, 'cookie'>) =>
  exchange(
    getSession,
    async ({ actor, transact, request }) => {
      const token = cookie.read(request);
      if (actor) return { login: toLoginInfo(actor) };
      const isEnded = token !== undefined && (await transact((tx) => wasEnded(tx, token)));
      return { login: null, ...(isEnded ? ({ wasEnded: true } as const) : {}) };
    },
    { as: 'system' },
  );

type Transact = ExchangeGiven<typeof extendLogin>['transact'];

/**
 * A new id in the cookie; the old one serves other tabs for a moment longer. A tab whose id another tab has just
 * replaced gets none: the browser has the new one already. Answers undefined then.
 */
const newIdFor = async (
  transact: Transact,
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  change: Parameters<typeof rotateSession>[2],
): Promise<Actor | undefined> => {
  const token = cookie.read(request);
  const result = await transact(async (tx) => {
    const next = token ? await rotateSession(tx, token, change) : undefined;
    const actor = next ? await actorOfNewId(tx, next) : undefined;
    return next && actor ? { next, actor } : undefined;
  });
  if (result) cookie.write(reply, result.next, result.actor.endsAt);
  return result?.actor;
};

/** For what changes in the sign-in itself; from an id that was replaced meanwhile, the call may be repeated. */
export const rotate = async (...given: Parameters<typeof newIdFor>): Promise<LoginInfo> => {
  const actor = await newIdFor(...given);
  if (!actor) throw new LogicError('SESSION_CHANGED');
  return toLoginInfo(actor);
};

/** For what leaves the sign-in as it is: a tab that came a moment late goes on as it was. */
export const renewId = async (
  actor: Actor,
  transact: Transact,
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoginInfo> => {
  const renewed = await newIdFor(transact, cookie, request, reply, { activeRole: actor.activeRole });
  if (renewed) return toLoginInfo(renewed);
  // Read again: what the call has just changed of the person belongs in the answer.
  const token = cookie.read(request);
  const current = token ? await transact((tx) => actorOfNewId(tx, token)) : undefined;
  if (!current) throw new NotSignedIn();
  return toLoginInfo(current);
};

export const extend = ({ cookie }: SessionDeps) =>
  exchange(
    extendLogin,
    ({ actor, transact, request, reply }) => renewId(actor, transact, cookie, request, reply),
    { as: 'system' },
  );

export const switchRole = ({ cookie, roleChanged }: SessionDeps) =>
  exchange(
    switchRoleRoute,
    async ({ actor, body, transact, request, reply }) => {
      if (body.role === 'PRM_DOCTOR' && actor.employments.length === 0)
        throw new BusinessError('DOCTOR_NOT_RELATED_WITH_ANY_CLINIC');
      if (!actor.permissions.includes(body.role)) throw new NotAllowed();
      const login = await rotate(transact, cookie, request, reply, { activeRole: body.role });
      await roleChanged(actor.familyId);
      return login;
    },
    { as: 'system' },
  );

/** Told late, a log-out names its own sign-in: the cookie may belong to the next one by then. */
const familyToEnd = async (tx: Tx, actor: Actor, endsAt: string | undefined): Promise<string> => {
  if (endsAt === undefined) return actor.familyId;
  const familyId = await familyEndingAt(tx, actor.userId, new Date(endsAt));
  if (!familyId) throw new LogicError('SESSION_CHANGED');
  return familyId;
};

export const logout = ({ cookie, sessionEnded }: SessionDeps) =>
  exchange(
    logoutRoute,
    async ({ actor, query, transact, reply }) => {
      const ended = await transact(async (tx) => {
        const familyId = await familyToEnd(tx, actor, query.endsAt);
        await forgetDeviceOf(tx, familyId, actor.userId);
        await endFamily(tx, familyId);
        return familyId;
      });
      if (ended === actor.familyId) cookie.clear(reply);
      await sessionEnded(ended);
      return {};
    },
    { as: 'system' },
  );
