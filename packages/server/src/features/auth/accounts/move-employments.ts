import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/**
 * Where both accounts were employed at one clinic, one employee stays, with the rights of both. The other one ends: nobody
 * could sign in as them, and who seems to be a colleague keeps people from reading what nobody else can.
 */
export const moveEmployments = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`
    update employee set user_id = ${into} where user_id = ${from}
      and clinic_id not in (select clinic_id from employee where user_id = ${into})`.execute(tx);
  await sql`
    update employee kept set deleted_at = null, waits_since = null,
      role = case when kept.deleted_at is null then kept.role else gone.role end,
      is_admin = gone.is_admin or (kept.is_admin and kept.deleted_at is null),
      list_code = coalesce(kept.list_code, gone.list_code)
    from employee gone
    where gone.user_id = ${from} and gone.deleted_at is null
      and kept.user_id = ${into} and kept.clinic_id = gone.clinic_id`.execute(tx);
  await sql`
    update patient_list l set employee_id = kept.id
    from employee gone join employee kept on kept.clinic_id = gone.clinic_id and kept.user_id = ${into}
    where gone.user_id = ${from} and gone.deleted_at is null and l.employee_id = gone.id`.execute(tx);
  await sql`update employee set deleted_at = now() where user_id = ${from} and deleted_at is null`.execute(
    tx,
  );
};
