import type { OutsideProvider } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import type { Tx } from '../../../core/database/database.ts';
import { hashOf } from '../../../core/session/token.ts';
import type { StartedSignIn } from '../../../integrations/oidc/provider.ts';

/** Long enough to find the phone and type a password. */
const attemptMinutes = 15;
const keptHours = 1;
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

export interface Attempt extends Omit<StartedSignIn, 'url'> {
  readonly provider: OutsideProvider;
  readonly redirectUri: string;
}

export const saveAttempt = async (
  tx: Tx,
  attempt: Attempt,
  browserHash: Buffer,
  now: Date,
): Promise<void> => {
  await tx
    .deleteFrom('outside_sign_in')
    .where('created_at', '<', ago(now, keptHours * 60))
    .execute();
  await tx
    .insertInto('outside_sign_in')
    .values({
      state_hash: hashOf(attempt.state),
      provider: attempt.provider,
      browser_hash: browserHash,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect_uri: attempt.redirectUri,
      created_at: now,
    })
    .execute();
};

const form = z.record(z.string(), z.string());
export type Form = z.output<typeof form>;

/** Once, and for a sign-in at Apple that is under way; whoever sends another state changes nothing. */
export const parkForm = async (tx: Tx, state: string, sent: Form, now: Date): Promise<void> => {
  await tx
    .updateTable('outside_sign_in')
    .set({ parked: JSON.stringify(sent) })
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', 'APPLE')
    .where('parked', 'is', null)
    .where('used_at', 'is', null)
    .where('created_at', '>', ago(now, attemptMinutes))
    .execute();
};

export interface TakenAttempt extends Attempt {
  readonly parked: Form | undefined;
}

/** Only for the browser that began it, and once; the form is forgotten with that. */
export const takeAttempt = async (
  tx: Tx,
  state: string,
  browserHash: Buffer,
  now: Date,
): Promise<TakenAttempt | undefined> => {
  const row = await tx
    .selectFrom('outside_sign_in')
    .select(['provider', 'nonce', 'code_verifier', 'redirect_uri', 'parked'])
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('created_at', '>', ago(now, attemptMinutes))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('outside_sign_in')
    .set({ used_at: now, parked: null })
    .where('state_hash', '=', hashOf(state))
    .execute();
  return {
    provider: row.provider as OutsideProvider,
    state,
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    redirectUri: row.redirect_uri,
    parked: row.parked === null ? undefined : z.parse(form, row.parked),
  };
};
