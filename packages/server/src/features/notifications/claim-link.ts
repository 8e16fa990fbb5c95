import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { hashOf, newToken } from '../../core/session/token.ts';

const hours = 72;
/** How many letters of one thread bring new tries of the birth date within a day. */
const lettersWithTries = 3;

/**
 * A token for the letter; only its hash is stored, with the address that it is sent to. Links in letters to another address
 * are over: the clinic has corrected it. The first letters of a day bring new tries of the birth date for all links of the
 * thread; with more letters there would be more guesses.
 */
export const newClaim = async (
  tx: Tx,
  { clinicId, eContactId, email }: { clinicId: string; eContactId: string; email: string },
): Promise<string> => {
  const token = newToken();
  await sql`
    update e_contact_claim c set expires_at = now()
    from e_contact sent, e_contact earlier
    where sent.id = ${eContactId} and earlier.clinic_id = sent.clinic_id
      and earlier.clinic_member_id = sent.clinic_member_id and c.e_contact_id = earlier.id
      and c.address_key <> ${emailKey(email)} and c.used_at is null and c.expires_at > now()`.execute(tx);
  const { rows } = await sql<{ givesTries: boolean }>`
    insert into e_contact_claim (token_hash, clinic_id, e_contact_id, address_key, created_at, expires_at, gives_tries)
    select ${hashOf(token)}, ${clinicId}, ${eContactId}, ${emailKey(email)}, now(),
      now() + make_interval(hours => ${sql.lit(hours)}),
      (select count(*) from e_contact_claim c where c.e_contact_id = ${eContactId} and c.gives_tries
        and c.created_at > now() - interval '1 day') < ${sql.lit(lettersWithTries)}
    returning gives_tries as "givesTries"`.execute(tx);
  if (rows[0]?.givesTries)
    await sql`update e_contact_claim set tries = 0 where e_contact_id = ${eContactId}`.execute(tx);
  return token;
};
