import { randomBytes } from 'node:crypto';
import {
  confirmAppCode,
  getAppCode,
  removeAppCode,
  startAppCode,
  verifyAppCode,
} from '@tervita/contract/auth';
import { otp as limits } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { hashesOf } from '../../../core/keyed-hash.ts';
import { admit, forget } from '../../../core/limits/credential-counters.ts';
import { seal, unseal } from '../../../core/sealed-secret.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { accountEvent } from '../account-events.ts';
import { emailOf } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { refuseOldSignIn } from '../fresh-sign-in.ts';
import { rotate } from '../session.ts';
import { type Warning, warnAt, warnOwner } from '../warn-owner.ts';
import { appCodeKey } from './app-code-key.ts';
import { confirmPending, forgetSecret, keepPending, keptOf, spendStep } from './app-code-store.ts';
import { base32, matchingStep } from './time-code.ts';

const secretBytes = 20;

/** How long somebody may take from the picture to the first code. */
const pendingMinutes = 30;

type Judge = (tx: Tx, now: Date) => Promise<boolean>;

/** Counted before it is looked at, as every secret is. */
const checkAppCode = async (
  deps: AuthDeps,
  warning: Warning,
  { userId }: Actor,
  isRight: Judge,
): Promise<void> => {
  const { system } = deps.database;
  const key = `app-code:${userId}`;
  const count = await admit(system, { key, most: limits.failuresPerDay, seconds: 86_400 });
  if (!(await warning.transact(isRight))) {
    if (count === warnAt) await warnOwner(warning, async () => userId);
    throw new BusinessError('INVALID_APP_CODE');
  }
  await forget(system, [key]);
};

const stepOf = (deps: AuthDeps, userId: string, sealed: Buffer, code: string, now: Date) =>
  matchingStep(unseal(hashesOf(deps.hash, appCodeKey), userId, sealed), code, now);

const isCodeInUse =
  (deps: AuthDeps, userId: string, code: string): Judge =>
  async (tx, now) => {
    const secret = (await keptOf(tx, userId))?.secret;
    const step = secret ? stepOf(deps, userId, secret, code, now) : undefined;
    return step !== undefined && spendStep(tx, userId, step);
  };

const isFirstCode =
  (deps: AuthDeps, { userId, staffNeeds }: Actor, code: string): Judge =>
  async (tx, now) => {
    const kept = await keptOf(tx, userId);
    if (!kept?.pending_secret || !kept.pending_since) return false;
    // Who lacks the second factor must not be able to put another in its place.
    if (kept.secret && staffNeeds === 'APP_CODE') return false;
    if (now.getTime() - kept.pending_since.getTime() > pendingMinutes * 60_000) return false;
    const step = stepOf(deps, userId, kept.pending_secret, code, now);
    return step !== undefined && confirmPending(tx, userId, { secret: kept.pending_secret, step }, now);
  };

export const has = () =>
  exchange(
    getAppCode,
    async ({ actor, transact }) => {
      const kept = await transact((tx) => keptOf(tx, actor.userId));
      return { isSetUp: Boolean(kept?.secret) };
    },
    { as: 'system' },
  );

/** One that is in use is replaced only by somebody who signed in a moment ago, and once the new one has shown a code. */
export const start = (deps: AuthDeps) =>
  exchange(
    startAppCode,
    async ({ actor, transact }) => {
      const secret = randomBytes(secretBytes);
      const account = await transact(async (tx, now) => {
        refuseOldSignIn(actor, now);
        const kept = await keptOf(tx, actor.userId);
        // Who lacks the second factor must not be able to choose a new one.
        if (kept?.secret && actor.staffNeeds === 'APP_CODE') throw new BusinessError('SIGN_IN_TOO_OLD');
        await keepPending(tx, actor.userId, seal(deps.hash(appCodeKey), actor.userId, secret), now);
        return (await emailOf(tx, actor.userId)) ?? `${actor.firstName} ${actor.surname}`;
      });
      const shown = base32(secret);
      return {
        secret: shown,
        uri: `otpauth://totp/Tervita:${encodeURIComponent(account)}?secret=${shown}&issuer=Tervita`,
      };
    },
    { as: 'system' },
  );

export const confirm = (deps: AuthDeps) =>
  exchange(
    confirmAppCode,
    async ({ actor, body, transact, publish, request, reply, newId }) => {
      await checkAppCode(deps, { transact, publish, newId }, actor, isFirstCode(deps, actor, body.code));
      await transact((tx) => publish(tx, accountEvent('account.app-code-changed', actor.userId, newId())));
      return rotate(transact, deps.cookie, request, reply, afterProof(actor));
    },
    { as: 'system' },
  );

/** In Estonia only the digital ID will do; elsewhere the app's code opens the clinic's side. */
const afterProof = ({ activeRole, staffNeeds }: Actor) => ({
  activeRole,
  ...(staffNeeds === 'APP_CODE' ? { staffNeeds: null } : {}),
});

export const verify = (deps: AuthDeps) =>
  exchange(
    verifyAppCode,
    async ({ actor, body, transact, publish, request, reply, newId }) => {
      await checkAppCode(
        deps,
        { transact, publish, newId },
        actor,
        isCodeInUse(deps, actor.userId, body.code),
      );
      return rotate(transact, deps.cookie, request, reply, afterProof(actor));
    },
    { as: 'system' },
  );

export const remove = () =>
  exchange(
    removeAppCode,
    async ({ actor, transact, publish, newId }) => {
      await transact(async (tx, now) => {
        refuseOldSignIn(actor, now);
        if (actor.staffNeeds === 'APP_CODE') throw new BusinessError('SIGN_IN_TOO_OLD');
        await forgetSecret(tx, actor.userId);
        await publish(tx, accountEvent('account.app-code-changed', actor.userId, newId()));
      });
      return {};
    },
    { as: 'system' },
  );
