import {
  extendLogin,
  getSession,
  logout as logoutRoute,
  switchRole as switchRoleRoute,
} from '@tervita/contract/auth';
import { BusinessError } from '@tervita/domain/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotAllowed, NotSignedIn } from '../../core/http/errors.ts';
import { type ExchangeGiven, exchange } from '../../core/http/use-case.ts';
import type { SessionCookie } from '../../core/session/cookie.ts';
import { actorOfNewId, endFamily, rotateSession } from '../../core/session/session-store.ts';
import { forgetDeviceOf } from '../push/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toLoginInfo } from './login-info.ts';

type SessionDeps = Pick<AuthDeps, 'cookie' | 'sessionEnded'>;

export const currentSession = () =>
  exchange(getSession, async ({ actor }) => ({ login: actor ? toLoginInfo(actor) : null }));

type Transact = ExchangeGiven<typeof extendLogin>['transact'];

/** A new id in the cookie; the old one serves other tabs for a moment longer. */
export const rotate = async (
  transact: Transact,
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  change: Parameters<typeof rotateSession>[2],
) => {
  const token = cookie.read(request);
  const result = await transact(async (tx) => {
    const next = token ? await rotateSession(tx, token, change) : undefined;
    const actor = next ? await actorOfNewId(tx, next) : undefined;
    return next && actor ? { next, actor } : undefined;
  });
  if (!result) throw new NotSignedIn();
  cookie.write(reply, result.next, result.actor.endsAt);
  return toLoginInfo(result.actor);
};

export const extend = ({ cookie }: SessionDeps) =>
  exchange(
    extendLogin,
    ({ actor, transact, request, reply }) =>
      rotate(transact, cookie, request, reply, { activeRole: actor.activeRole }),
    { as: 'system' },
  );

export const switchRole = ({ cookie }: SessionDeps) =>
  exchange(
    switchRoleRoute,
    ({ actor, body, transact, request, reply }) => {
      if (body.role === 'PRM_DOCTOR' && actor.employments.length === 0)
        throw new BusinessError('DOCTOR_NOT_RELATED_WITH_ANY_CLINIC');
      if (!actor.permissions.includes(body.role)) throw new NotAllowed();
      return rotate(transact, cookie, request, reply, { activeRole: body.role });
    },
    { as: 'system' },
  );

export const logout = ({ cookie, sessionEnded }: SessionDeps) =>
  exchange(
    logoutRoute,
    async ({ actor, transact, reply }) => {
      await transact(async (tx) => {
        await forgetDeviceOf(tx, actor.familyId, actor.userId);
        await endFamily(tx, actor.familyId);
      });
      cookie.clear(reply);
      await sessionEnded(actor.familyId);
      return {};
    },
    { as: 'system' },
  );
