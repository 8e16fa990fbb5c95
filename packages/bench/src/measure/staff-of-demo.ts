import type { SignInPerson } from '../core/sign-in.ts';
import type { Sql } from '../core/sql.ts';

export interface Staff extends SignInPerson {
  readonly clinicId: string;
  readonly userId: string;
}

/** Somebody who works in the demonstration's largest clinic. */
export const staffOfDemo = async (sql: Sql): Promise<Staff> => {
  const { rows } = await sql.query<Staff>(
    `select e.clinic_id as "clinicId", e.user_id as "userId", p.country, p.personal_code as code,
       p.first_name as "firstName", p.surname
     from employee e join app_user u on u.id = e.user_id join person p on p.id = u.person_id
     where e.deleted_at is null and e.clinic_id = (select clinic_id from clinic_member group by 1
       order by count(*) desc limit 1)
     order by p.personal_code limit 1`,
  );
  const [staff] = rows;
  if (!staff) throw new Error('the demonstration has no staff');
  return staff;
};
