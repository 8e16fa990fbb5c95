import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { type Account, leaveOwnMatters } from './merge-accounts.ts';

interface Written {
  readonly id: string;
  readonly clinicId: string;
  readonly madeUserId: string;
  readonly isSameName: boolean;
  /** Still works there. */
  readonly isThere: boolean;
}

/**
 * Clinics write down who works for them, by code or, where there is none, by e-mail; each makes an account of its own for
 * that, which nobody can enter. Whoever signs in and has proved that code or address, under the same name, takes its
 * place. Who waits for an admin's yes is joined to no account yet. Another name leaves the record as it is: a slip of a digit lets no stranger in. These are answered, so that whoever
 * signed in hears of it; the clinic does not, as it may be somebody it has nothing to do with.
 */
export const joinEmployments = async (
  tx: Tx,
  userId: string,
): Promise<readonly { readonly id: string; readonly clinicId: string }[]> => {
  const { rows } = await sql<Written & { personId: string }>`
    select e.id, e.clinic_id as "clinicId", e.user_id as "madeUserId", me.id as "personId",
      folded_name(e.first_name) = folded_name(me.first_name) and folded_name(e.surname) = folded_name(me.surname)
        as "isSameName",
      e.deleted_at is null as "isThere"
    from app_user u join person me on me.id = u.person_id
      cross join lateral (
        select * from employee where personal_code = me.personal_code
        union all select * from employee where personal_code is null
          and lower(normalize(email, NFKC)) = (select address_key from user_email where user_id = u.id)) as e
      join app_user made on made.id = e.user_id join person p on p.id = made.person_id
    where u.id = ${userId} and e.waits_since is null and p.held_by_clinic_id = e.clinic_id and p.country = me.country
      and not exists (select from employee own where own.clinic_id = e.clinic_id and own.user_id = u.id)`.execute(
    tx,
  );
  const same = rows.filter(({ isSameName }) => isSameName);
  for (const { id, clinicId, madeUserId } of same) {
    await sql`update employee set user_id = ${userId} where id = ${id} and user_id = ${madeUserId}`.execute(
      tx,
    );
    await sql`
      update e_contact set assignee_user_id = ${userId}
      where clinic_id = ${clinicId} and assignee_user_id = ${madeUserId}`.execute(tx);
    await sql`update app_user set merged_into_user_id = ${userId} where id = ${madeUserId}`.execute(tx);
  }
  const [first] = same;
  const self: Account | undefined = first && { userId, personId: first.personId };
  if (self) await leaveOwnMatters(tx, self);
  return rows.filter(({ isSameName, isThere }) => !isSameName && isThere);
};
