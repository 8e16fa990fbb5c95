import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Database, Tx } from '../../core/database/database.ts';

export const appointments = ['add', 'remove'] as const;
export type Appointment = (typeof appointments)[number];

interface Found {
  readonly userId: string;
  readonly personId: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** By the code that a digital ID proved, or by a verified address: both belong to one account. */
const find = async (tx: Tx, who: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select u.id as "userId", p.id as "personId", p.first_name || ' ' || p.surname as name, u.is_platform_admin as "isAdmin"
    from app_user u join person p on p.id = u.person_id left join user_email e on e.user_id = u.id
    where u.merged_into_user_id is null and (p.personal_code = ${who.trim()} or e.address_key = ${emailKey(who)})
    for update of u`.execute(tx);
  return rows.length === 1 ? rows[0] : undefined;
};

export type Appointed =
  | { readonly done: true; readonly name: string; readonly wasSo: boolean }
  | { readonly done: false };

/**
 * Who runs the platform is decided by whoever runs the server, by a command there: no page makes an admin. The sessions
 * that somebody has end, so that each knows the right from its beginning.
 */
export const appoint = (database: Database, appointment: Appointment, who: string): Promise<Appointed> =>
  database.write('tervita_system', {}, async (tx) => {
    const found = await find(tx, who);
    if (!found) return { done: false };
    const isAdmin = appointment === 'add';
    const { userId, personId, name } = found;
    await tx.updateTable('app_user').set({ is_platform_admin: isAdmin }).where('id', '=', userId).execute();
    await tx.deleteFrom('session').where('user_id', '=', userId).execute();
    await tx
      .insertInto('audit_log')
      .values({
        request_id: `platform-admin-${appointment}`,
        user_id: userId,
        role: null,
        clinic_ids: null,
        assurance: null,
        action: 'CHANGED',
        call: `command platform-admin ${appointment}`,
        outcome: 'DONE',
        e_contact_ids: null,
        person_ids: [personId],
      })
      .execute();
    return { done: true, name, wasSo: found.isAdmin === isAdmin };
  });
