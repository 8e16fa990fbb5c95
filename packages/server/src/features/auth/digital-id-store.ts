import { type Country, defaultLanguageOf } from '@tervita/domain/core';
import { parsePersonalCode } from '@tervita/domain/persons';
import type { Tx } from '../../core/database/database.ts';
import { hashOf } from '../../core/session/token.ts';
import type { Account } from './accounts/merge-accounts.ts';

/** Long enough to find the phone and type a PIN. */
const attemptMinutes = 15;

export interface Attempt {
  readonly sessionToken: string;
  /** Whoever is signed in and wants to prove who they are. */
  readonly confirmsUserId: string | undefined;
}

export const saveAttempt = async (tx: Tx, browserToken: string, attempt: Attempt, now: Date) => {
  const old = new Date(now.getTime() - 24 * 3_600_000);
  await tx.deleteFrom('digital_id_attempt').where('created_at', '<', old).execute();
  await tx
    .insertInto('digital_id_attempt')
    .values({
      browser_hash: hashOf(browserToken),
      session_token: attempt.sessionToken,
      confirms_user_id: attempt.confirmsUserId ?? null,
      created_at: now,
    })
    .execute();
};

/** What the gateway gave to this very browser; handed out once. */
export const takeAttempt = async (tx: Tx, browserToken: string, now: Date): Promise<Attempt | undefined> => {
  const row = await tx
    .updateTable('digital_id_attempt')
    .set({ used_at: now })
    .where('browser_hash', '=', hashOf(browserToken))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - attemptMinutes * 60_000))
    .returning(['session_token', 'confirms_user_id'])
    .executeTakeFirst();
  return row && { sessionToken: row.session_token, confirmsUserId: row.confirms_user_id ?? undefined };
};

export interface Identified {
  readonly country: Country;
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
}

const whatTheCodeSays = ({ country, code }: Identified) => {
  const reading = parsePersonalCode(country, code);
  return {
    birth_date: reading.ok ? (reading.birthDate ?? null) : null,
    sex: reading.ok ? (reading.sex ?? 'NOT_DISCLOSED') : 'NOT_DISCLOSED',
  } as const;
};

/**
 * What somebody typed about themselves ends when the digital ID has spoken. What others typed stays with them as it
 * was: it never counted, and its end would tell them that the owner of the code is here.
 */
export const forgetClaim = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('personal_code_claim').where('user_id', '=', userId).execute();
};

/** The account of a person whose identity the gateway vouches for; made at the first sign-in. */
export const userFor = async (
  tx: Tx,
  identified: Identified,
  newId: () => string,
  now: Date,
): Promise<string> => {
  const values = { first_name: identified.firstName, surname: identified.surname, updated_at: now };
  const person = await tx
    .insertInto('person')
    .values({
      id: newId(),
      country: identified.country,
      personal_code: identified.code,
      created_at: now,
      ...whatTheCodeSays(identified),
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'personal_code'])
        .where('personal_code', 'is not', null)
        .doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const language = defaultLanguageOf(identified.country);
  const user = await tx
    .insertInto('app_user')
    .values({ id: newId(), person_id: person.id, language, created_at: now, last_online_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_online_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return user.id;
};

/** Who has this code, and the account if there is one. Locked, so that two confirmations wait for each other. */
export const personWithCode = async (
  tx: Tx,
  { country, code }: Identified,
): Promise<{ personId: string; userId: string | null } | undefined> => {
  const person = await tx
    .selectFrom('person')
    .select('id')
    .where('country', '=', country)
    .where('personal_code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  const user = await tx
    .selectFrom('app_user')
    .select('id')
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  return { personId: person.id, userId: user?.id ?? null };
};

export const vouchFor = async (
  tx: Tx,
  { personId }: Account,
  identified: Identified,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('person')
    .set({
      country: identified.country,
      personal_code: identified.code,
      first_name: identified.firstName,
      surname: identified.surname,
      ...whatTheCodeSays(identified),
      updated_at: now,
    })
    .where('id', '=', personId)
    .execute();
};
