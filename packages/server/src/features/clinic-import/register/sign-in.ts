import {
  mobileIdStatus,
  type RegisterSignIn,
  type RegisterSignInBegun,
  signInWithMobileId,
  signInWithSmartId,
  smartIdStatus,
} from '@tervita/contract/clinic-import';
import type { RegisterMethod } from '@tervita/domain/clinic-import';
import { BusinessError, defaultLanguageOf } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import {
  type PhoneSignIn,
  type PhoneSignInStatus,
  PhoneSignInUnavailable,
} from '../../../integrations/eid/phone-sign-in.ts';
import type { ImportCallDeps } from '../deps.ts';
import { assertOwnCode } from './own-code.ts';
import { answerOf, latestOf, type SignInRecord, saveBegun, saveStatus, takesTurn } from './sign-in-store.ts';

interface SignInInput {
  readonly personalCode: string;
  readonly phone?: string;
}

interface SignInCall {
  readonly actor: Actor;
  readonly body: SignInInput;
  readonly transact: <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>;
}

const offered = ({ registerAccess }: ImportCallDeps, method: RegisterMethod): PhoneSignIn => {
  const signIn = registerAccess?.methods[method];
  if (!signIn) throw new BusinessError('IMPORT_SIGN_IN_NOT_AVAILABLE');
  return signIn;
};

const begin = async (
  deps: ImportCallDeps,
  method: RegisterMethod,
  { actor, body, transact, newId }: SignInCall & { readonly newId: () => string },
): Promise<RegisterSignInBegun> => {
  const signIn = offered(deps, method);
  await transact(async (tx) => {
    await assertOwnCode(tx, actor, body.personalCode);
    await deps.admitUse(tx, 'register-sign-ins');
  });
  const language = actor.language ?? defaultLanguageOf(deps.country);
  const begun = await signIn.begin({ ...body, language }).catch((error: unknown) => {
    throw error instanceof PhoneSignInUnavailable ? new BusinessError('IMPORT_SIGN_IN_NOT_AVAILABLE') : error;
  });
  const record = await transact((tx, now) => saveBegun(tx, actor, { id: newId(), method, ...begun }, now));
  return {
    sessionId: record.id,
    verificationCode: record.verification_code,
    expiresAt: record.expires_at.toISOString(),
  };
};

/** A provider that does not answer now may answer the next question; the time to answer ends on our side too. */
const ask = async (
  signIn: PhoneSignIn | undefined,
  record: SignInRecord,
  personalCode: string,
): Promise<PhoneSignInStatus> => {
  if (!signIn || record.provider_session === null) return { outcome: 'FAILED', failure: 'TECHNICAL' };
  try {
    const { provider_session: providerSession, challenge } = record;
    return await signIn.status({ providerSession, challenge, personalCode });
  } catch (error) {
    if (error instanceof PhoneSignInUnavailable) return { outcome: 'WAITING' };
    throw error;
  }
};

const statusOf = async (
  deps: ImportCallDeps,
  method: RegisterMethod,
  { actor, body, transact }: SignInCall,
): Promise<RegisterSignIn> => {
  const { record, code, isTurn } = await transact(async (tx, now) => {
    const own = await assertOwnCode(tx, actor, body.personalCode);
    const latest = await latestOf(tx, actor, method);
    if (latest.state !== 'PENDING') return { record: latest, code: own, isTurn: false };
    if (latest.expires_at <= now) {
      const ended = await saveStatus(tx, latest, { outcome: 'FAILED', failure: 'TIMEOUT' }, now);
      return { record: ended, code: own, isTurn: false };
    }
    return { record: latest, code: own, isTurn: await takesTurn(tx, latest.id, now) };
  });
  if (!isTurn) return answerOf(record);
  const status = await ask(deps.registerAccess?.methods[method], record, code);
  return answerOf(await transact((tx, now) => saveStatus(tx, record, status, now)));
};

const asSystem = { as: 'system' } as const;

/** Each kind of digital ID has the same two calls: begin, and ask how it stands. Neither waits for the person. */
export const registerSignIns = (deps: ImportCallDeps) => [
  exchange(signInWithSmartId, (call) => begin(deps, 'SMART_ID', call), asSystem),
  exchange(smartIdStatus, (call) => statusOf(deps, 'SMART_ID', call), asSystem),
  exchange(signInWithMobileId, (call) => begin(deps, 'MOBILE_ID', call), asSystem),
  exchange(mobileIdStatus, (call) => statusOf(deps, 'MOBILE_ID', call), asSystem),
];
