import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';

interface Account {
  readonly userId: string;
  readonly personId: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** By the code that a digital ID proved, or by a verified address: both belong to one account. */
export const findAccount = async (tx: Tx, who: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select u.id as "userId", p.id as "personId", p.first_name || ' ' || p.surname as name, u.is_platform_admin as "isAdmin"
    from app_user u join person p on p.id = u.person_id left join user_email e on e.user_id = u.id
    where u.merged_into_user_id is null and (p.personal_code = ${who.trim()} or e.address_key = ${emailKey(who)})
    for update of u`.execute(tx);
  return rows.length === 1 ? rows[0] : undefined;
};

export const setPlatformAdmin = async (tx: Tx, userId: string, isAdmin: boolean): Promise<void> => {
  await tx.updateTable('app_user').set({ is_platform_admin: isAdmin }).where('id', '=', userId).execute();
};

export const recordAppointment = async (tx: Tx, what: string, account: Account): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      request_id: `platform-admin-${what}`,
      user_id: account.userId,
      role: null,
      clinic_ids: null,
      assurance: null,
      action: 'CHANGED',
      call: `command platform-admin ${what}`,
      outcome: 'DONE',
      e_contact_ids: null,
      person_ids: [account.personId],
    })
    .execute();
};
