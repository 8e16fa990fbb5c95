import { endMyOtherSessions, endMySession, listMySessions } from '@tervita/contract/auth';
import { type SignInMethod, sessionIdleMinutes } from '@tervita/domain/auth';
import { sql } from 'kysely';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import { endFamiliesOf } from '../../core/session/session-store.ts';
import { forgetDeviceOf, forgetOtherDevices } from '../push/index.ts';
import type { AuthDeps } from './auth-deps.ts';

interface SessionRow {
  id: string;
  method: SignInMethod;
  device: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** At most ten: more are let go when one signs in. */
export const listSessions = () =>
  exchange(
    listMySessions,
    async ({ actor, transact }) => {
      const { rows } = await transact((tx) =>
        sql<SessionRow>`
          select family_id as id, max(method) as method, max(device) as device, min(signed_in_at) as "signedInAt",
            max(expires_at) - make_interval(mins => ${sessionIdleMinutes}) as "lastUsedAt"
          from session where user_id = ${actor.userId} and expires_at > now() and ends_at > now()
          group by family_id order by family_id = ${actor.familyId} desc, 5 desc`.execute(tx),
      );
      const sessions = rows.map(({ signedInAt, lastUsedAt, ...row }) => ({
        ...row,
        isCurrent: row.id === actor.familyId,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
      return { sessions };
    },
    { as: 'system' },
  );

export const endSession = ({ sessionEnded }: Pick<AuthDeps, 'sessionEnded'>) =>
  exchange(
    endMySession,
    async ({ actor, params, transact }) => {
      const ended = await transact(async (tx) => {
        await forgetDeviceOf(tx, params.id, actor.userId);
        return endFamiliesOf(tx, actor.userId, { only: params.id });
      });
      if (ended.length === 0) throw new NotFound();
      await sessionEnded(params.id);
      return {};
    },
    { as: 'system' },
  );

export const endOtherSessions = ({ sessionEnded }: Pick<AuthDeps, 'sessionEnded'>) =>
  exchange(
    endMyOtherSessions,
    async ({ actor, transact }) => {
      const ended = await transact(async (tx) => {
        await forgetOtherDevices(tx, actor.userId, actor.familyId);
        return endFamiliesOf(tx, actor.userId, { except: actor.familyId });
      });
      await Promise.all(ended.map(sessionEnded));
      return { ended: ended.length };
    },
    { as: 'system' },
  );
