import type { Sql } from '../../core/sql.ts';
import type { Context } from './session.ts';

export interface Thread {
  readonly id: string;
  readonly clinic: string;
  readonly member: string;
  readonly person: string;
  readonly creator: string;
  readonly type: string;
}

export interface Account {
  readonly user: string;
  readonly person: string;
  readonly name: string;
}

export interface Scene {
  readonly me: Account;
  /** One of theirs, about the patient who started it. */
  readonly mine: Thread;
  /** Of the last days, and nothing of it is theirs. */
  readonly foreign: Thread;
  /** Who started the foreign one. */
  readonly stranger: Account;
}

export interface StaffScene extends Scene {
  readonly role: string;
  readonly colleague: Account & { readonly role: string };
  readonly patient: Account;
}

const one = async <T extends object>(sql: Sql, text: string, values: unknown[]): Promise<T> => {
  const [row] = (await sql.query<T>(text, values)).rows;
  if (!row) throw new Error(`the demonstration has nothing for: ${text}`);
  return row;
};

const account = `select u.id as user, u.person_id as person, p.first_name || ' ' || p.surname as name
  from app_user u join person p on p.id = u.person_id`;

const thread = `select e.id, e.clinic_id as clinic, e.clinic_member_id as member, e.patient_person_id as person,
    e.creator_user_id as creator, e.type
  from e_contact e join app_user u on u.id = e.creator_user_id and u.person_id = e.patient_person_id
  where e.creator_kind = 'PATIENT' and not exists (select from ai_questionnaire q where q.e_contact_id = e.id)
    and not exists (select from planned_move m where m.e_contact_id = e.id and m.status = 'WAITING')`;
const recent = "e.status = 'SUBMITTED' and e.created_at > now() - interval '30 days'";
const newest = 'order by e.created_at desc limit 1';

/** A patient with a thread of their own, and a stranger's. */
export const patientScene = async (sql: Sql, { user = '', person = '' }: Context): Promise<Scene> => {
  const foreign = await one<Thread>(
    sql,
    `${thread} and ${recent} and e.patient_person_id <> $1 and e.creator_user_id <> $2
       and not exists (select from clinic_representation l where l.user_id = $2 and l.clinic_member_id = e.clinic_member_id)
     ${newest}`,
    [person, user],
  );
  return {
    me: await one(sql, `${account} where u.id = $1`, [user]),
    mine: await one(sql, `${thread} and e.patient_person_id = $1 ${newest}`, [person]),
    foreign,
    stranger: await one(sql, `${account} where u.id = $1`, [foreign.creator]),
  };
};

/** Somebody of the staff with a thread of their clinic, a colleague, and a thread of another clinic. */
export const staffScene = async (sql: Sql, { user = '', clinic = '' }: Context): Promise<StaffScene> => {
  const mine = await one<Thread>(sql, `${thread} and e.clinic_id = $1 ${newest}`, [clinic]);
  const foreign = await one<Thread>(sql, `${thread} and ${recent} and e.clinic_id <> $1 ${newest}`, [clinic]);
  const employed = `select e.role, a.* from employee e join (${account}) a on a.user = e.user_id
    where e.clinic_id = $1 and e.deleted_at is null`;
  const { role, ...me } = await one<Account & { role: string }>(sql, `${employed} and e.user_id = $2`, [
    clinic,
    user,
  ]);
  return {
    me,
    role,
    mine,
    foreign,
    colleague: await one(sql, `${employed} and e.user_id <> $2 order by e.user_id limit 1`, [clinic, user]),
    patient: await one(sql, `${account} where u.id = $1`, [mine.creator]),
    stranger: await one(sql, `${account} where u.id = $1`, [foreign.creator]),
  };
};
