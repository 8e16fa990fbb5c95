import type { Target } from '../core/call.ts';
import { type SignInPerson, signIn } from '../core/sign-in.ts';
import { type Sql, withSql } from '../core/sql.ts';

export interface Patient extends SignInPerson {
  readonly personId: string;
  readonly userId: string;
}
export interface Cast {
  readonly clinicId: string;
  readonly patients: readonly Patient[];
  /** Fewer than people of the load: an employee may have several windows open. */
  readonly staff: readonly SignInPerson[];
}

const named = `p.country, p.personal_code as code, p.first_name as "firstName", p.surname`;

const castIn = async (sql: Sql, patients: number): Promise<Cast> => {
  const clinics = await sql.query<{ id: string }>(
    `select clinic_id as id from clinic_member where status = 'MEMBER' group by 1 order by count(*) desc limit 1`,
  );
  const clinicId = clinics.rows[0]?.id;
  if (!clinicId) throw new Error('the demonstration has no clinic');
  const members = await sql.query<Patient>(
    `select ${named}, p.id as "personId", u.id as "userId"
     from clinic_member m join person p on p.id = m.person_id join app_user u on u.person_id = p.id
     where m.clinic_id = $1 and m.status = 'MEMBER' and p.country = 'EE' and p.email is not null
       and p.birth_date < now() - interval '19 years'
       and not exists (select from employee e where e.user_id = u.id)
     order by p.personal_code limit $2`,
    [clinicId, patients],
  );
  const staff = await sql.query<SignInPerson>(
    `select ${named} from employee e join app_user u on u.id = e.user_id join person p on p.id = u.person_id
     where e.clinic_id = $1 and e.deleted_at is null order by p.personal_code`,
    [clinicId],
  );
  if (members.rows.length < patients) throw new Error(`only ${members.rows.length} patients can sign in`);
  return { clinicId, patients: members.rows, staff: staff.rows };
};

export interface SignedIn {
  readonly clinicId: string;
  readonly patients: readonly { person: Patient; token: string }[];
  readonly staff: readonly { token: string }[];
}

const inGroups = async <T, U>(items: readonly T[], size: number, work: (item: T) => Promise<U>) => {
  const results: U[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
};

/** People of the demonstration, each signed in by digital ID. */
export const signInPeople = async (
  target: Target,
  sqlUrl: string,
  wanted: { patients: number; staff: number },
): Promise<SignedIn> => {
  const cast = await withSql(sqlUrl, (sql) => castIn(sql, wanted.patients));
  const patients = await inGroups(cast.patients, 10, async (person) => ({
    person,
    token: await signIn(target, person),
  }));
  const windows = Array.from({ length: wanted.staff }, (_, index) => cast.staff[index % cast.staff.length]);
  const staff = await inGroups(
    windows.flatMap((person) => person ?? []),
    10,
    async (person) => ({ token: await signIn(target, person) }),
  );
  return { clinicId: cast.clinicId, patients, staff };
};
