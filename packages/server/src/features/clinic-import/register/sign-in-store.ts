import type { RegisterSignIn } from '@tervita/contract/clinic-import';
import {
  type RegisterMethod,
  type RegisterSignInFailure,
  type RegisterSignInState,
  registerAnswerSeconds,
  registerSessionMinutes,
} from '@tervita/domain/clinic-import';
import { BusinessError } from '@tervita/domain/core';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.generated.ts';
import type { Actor } from '../../../core/session/actor.ts';
import type { Begun, PhoneSignInStatus } from '../../../integrations/eid/phone-sign-in.ts';

export type SignInRecord = Selectable<DB['register_sign_in']>;
type Owner = Pick<Actor, 'userId' | 'familyId'>;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
/** A question to the provider takes less; after it another may ask. */
const questionSeconds = 6;

export const answerOf = (record: SignInRecord): RegisterSignIn => ({
  status: record.state as RegisterSignInState,
  method: record.method as RegisterMethod,
  sessionId: record.id,
  expiresAt: record.expires_at.toISOString(),
  failureCode: record.failure as RegisterSignInFailure | null,
});

interface NewSignIn extends Begun {
  readonly id: string;
  readonly method: RegisterMethod;
}

/** A new one takes the place of one that waits, in whichever window that is. */
export const saveBegun = async (
  tx: Tx,
  { userId, familyId }: Owner,
  { id, method, providerSession, challenge, verificationCode }: NewSignIn,
  now: Date,
): Promise<SignInRecord> => {
  // Two that begin at once come one after the other.
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  await tx
    .updateTable('register_sign_in')
    .set({ state: 'FAILED', failure: 'REPLACED' })
    .where('user_id', '=', userId)
    .where('state', '=', 'PENDING')
    .execute();
  const ended = providerSession === null ? { state: 'FAILED', failure: 'NO_ACCOUNT' } : { state: 'PENDING' };
  return tx
    .insertInto('register_sign_in')
    .values({
      id,
      user_id: userId,
      family_id: familyId,
      method,
      provider_session: providerSession,
      challenge,
      verification_code: verificationCode,
      started_at: now,
      expires_at: later(now, registerAnswerSeconds),
      ...ended,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The caller's latest with this method, begun in this very session of theirs. */
export const latestOf = async (
  db: Reader,
  { userId, familyId }: Owner,
  method: RegisterMethod,
): Promise<SignInRecord> => {
  const record = await db
    .selectFrom('register_sign_in')
    .selectAll()
    .where('user_id', '=', userId)
    .where('family_id', '=', familyId)
    .where('method', '=', method)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!record) throw new BusinessError('IMPORT_SIGN_IN_NEEDED');
  return record;
};

/** Whether the caller is the one who asks the provider now: it wants one question at a time. */
export const takesTurn = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('register_sign_in')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<', later(now, -questionSeconds))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const changeOf = (status: PhoneSignInStatus, now: Date) => {
  if (status.outcome === 'IDENTIFIED')
    return { state: 'SUCCESS', expires_at: later(now, registerSessionMinutes * 60) };
  return status.outcome === 'FAILED' ? { state: 'FAILED', failure: status.failure } : {};
};

/** What was replaced meanwhile stays so, whatever the phone said. */
export const saveStatus = async (
  tx: Tx,
  record: SignInRecord,
  status: PhoneSignInStatus,
  now: Date,
): Promise<SignInRecord> => {
  await tx
    .updateTable('register_sign_in')
    .set({ asked_at: null, ...changeOf(status, now) })
    .where('id', '=', record.id)
    .where('state', '=', 'PENDING')
    .execute();
  return tx.selectFrom('register_sign_in').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow();
};

/** A success of this user, in this session, with this method, not older than a quarter of an hour. */
export const assertRegisterSession = async (
  system: Kysely<DB>,
  { userId, familyId }: Owner,
  { method, sessionId }: { method: RegisterMethod; sessionId: string },
): Promise<void> => {
  const found = await system
    .selectFrom('register_sign_in')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('family_id', '=', familyId)
    .where('method', '=', method)
    .where('state', '=', 'SUCCESS')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) throw new BusinessError('IMPORT_SIGN_IN_NEEDED');
};
