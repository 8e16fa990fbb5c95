import type { Country } from '@tervita/domain/core';
import { parsePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { fieldFault } from './field-fault.ts';

export const readCode = (country: Country, typed: string) => {
  const code = typed.replace(/[\s-]/g, '');
  const reading = parsePersonalCode(country, code);
  if (!reading.ok) throw fieldFault('personalCode', 'badPersonalCode');
  return { code, birthDate: reading.birthDate, sex: reading.sex };
};

/**
 * A typed code opens nothing. Nobody looks whether it is known or whether others typed it too, so that the answer
 * cannot tell: whose a code is, the digital ID says.
 */
export const claimCode = async (
  tx: Tx,
  userId: string,
  { country, code }: { country: Country; code: string },
  now: Date,
): Promise<void> => {
  await sql`
    insert into personal_code_claim (country, code, user_id, claimed_at) values (${country}, ${code}, ${userId}, ${now})
    on conflict (user_id) do update set country = excluded.country, code = excluded.code,
      claimed_at = excluded.claimed_at`.execute(tx);
};
