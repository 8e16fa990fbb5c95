import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { hashOf, newToken } from '../../core/session/token.ts';

const hours = 72;

/** A token for the letter; only its hash is stored, with the address that it is sent to. */
export const newClaim = async (
  tx: Tx,
  { clinicId, eContactId, email }: { clinicId: string; eContactId: string; email: string },
): Promise<string> => {
  const token = newToken();
  await sql`
    insert into e_contact_claim (token_hash, clinic_id, e_contact_id, address_key, created_at, expires_at)
    values (${hashOf(token)}, ${clinicId}, ${eContactId}, ${emailKey(email)}, now(),
      now() + make_interval(hours => ${sql.lit(hours)}))`.execute(tx);
  return token;
};
