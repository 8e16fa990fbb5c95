import { BusinessError, type Country } from '@tervita/domain/core';
import { parsePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Database, Tx } from '../../core/database/database.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import { fieldFault } from './field-fault.ts';

export const readCode = (country: Country, typed: string) => {
  const code = typed.replace(/[\s-]/g, '');
  const reading = parsePersonalCode(country, code);
  if (!reading.ok) throw fieldFault('personalCode', 'badPersonalCode');
  return { code, birthDate: reading.birthDate, sex: reading.sex };
};

const perHour = 10;

/** Whether a code is taken is worth something to a stranger: nobody gets to ask often. */
export const admitClaim = async ({ system }: Database, userId: string): Promise<void> => {
  await admit(system, { key: `code-claim:${userId}`, most: perHour, seconds: 3_600 });
};

/** Said before a one-time code is spent, so that a person who mistyped does not wait for another. */
export const refuseTaken = async (
  tx: Tx,
  userId: string,
  { country, code }: { country: Country; code: string },
): Promise<void> => {
  const { rows } = await sql`
    select from app_user u join person p on p.id = u.person_id
      where p.country = ${country} and p.personal_code = ${code} and u.id <> ${userId}
    union all
    select from personal_code_claim where country = ${country} and code = ${code} and user_id <> ${userId}`.execute(
    tx,
  );
  if (rows.length > 0) throw new BusinessError('PERSONAL_CODE_DUPLICATE');
};

/**
 * A typed code opens nothing; it only keeps a second account from typing the same. Of two who try at the same
 * moment the primary key lets one through.
 */
export const claimCode = async (
  tx: Tx,
  userId: string,
  { country, code }: { country: Country; code: string },
  now: Date,
): Promise<void> => {
  await refuseTaken(tx, userId, { country, code });
  await sql`delete from personal_code_claim where user_id = ${userId}`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into personal_code_claim (country, code, user_id, claimed_at) values (${country}, ${code}, ${userId}, ${now})
    on conflict (country, code) do nothing`.execute(tx);
  if (!numAffectedRows) throw new BusinessError('PERSONAL_CODE_DUPLICATE');
};
