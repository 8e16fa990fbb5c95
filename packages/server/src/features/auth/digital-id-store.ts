import type { Country } from '@tervita/domain/core';
import { defaultLanguageOf, type Language } from '@tervita/domain/core';
import { parsePersonalCode } from '@tervita/domain/persons';
import type { Tx } from '../../core/database/database.ts';
import { hashOf } from '../../core/session/token.ts';

/** Long enough to find the phone and type a PIN. */
const attemptMinutes = 15;

export const saveAttempt = async (tx: Tx, browserToken: string, sessionToken: string, now: Date) => {
  const old = new Date(now.getTime() - 24 * 3_600_000);
  await tx.deleteFrom('digital_id_attempt').where('created_at', '<', old).execute();
  await tx
    .insertInto('digital_id_attempt')
    .values({ browser_hash: hashOf(browserToken), session_token: sessionToken, created_at: now })
    .execute();
};

/** The token the gateway gave to this very browser; handed out once. */
export const takeAttempt = async (tx: Tx, browserToken: string, now: Date): Promise<string | undefined> => {
  const row = await tx
    .updateTable('digital_id_attempt')
    .set({ used_at: now })
    .where('browser_hash', '=', hashOf(browserToken))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - attemptMinutes * 60_000))
    .returning('session_token')
    .executeTakeFirst();
  return row?.session_token;
};

export interface Identified {
  readonly country: Country;
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
}

/** The account of a person whose identity the gateway vouches for; made at the first sign-in. */
export const userFor = async (
  tx: Tx,
  identified: Identified,
  newId: () => string,
  now: Date,
): Promise<{ userId: string }> => {
  const reading = parsePersonalCode(identified.country, identified.code);
  const values = {
    first_name: identified.firstName,
    surname: identified.surname,
    updated_at: now,
  };
  const person = await tx
    .insertInto('person')
    .values({
      id: newId(),
      country: identified.country,
      personal_code: identified.code,
      birth_date: reading.ok ? (reading.birthDate ?? null) : null,
      sex: reading.ok ? (reading.sex ?? 'NOT_DISCLOSED') : 'NOT_DISCLOSED',
      created_at: now,
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
  const language: Language = defaultLanguageOf(identified.country);
  const user = await tx
    .insertInto('app_user')
    .values({ id: newId(), person_id: person.id, language, created_at: now, last_online_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_online_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('clinic_member')
    .set({ last_online_at: now })
    .where('person_id', '=', person.id)
    .execute();
  return { userId: user.id };
};
