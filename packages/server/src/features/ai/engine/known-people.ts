import type { KnownPerson } from '@tervita/domain/ai';
import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';

export interface About {
  readonly clinicId: string;
  readonly patientPersonId: string;
  /** Whose question it is: so many an hour are answered. */
  readonly askedByUserId: string;
  /** On which side that person is: what patients ask is counted beside what staff ask. */
  readonly asker: 'STAFF' | 'PATIENT';
  /** Whoever else speaks or is spoken of: the creator, the reader. */
  readonly userIds: readonly string[];
}

const staffMost = 300;

/** Names and birthdays of everybody who may be named in a text about this patient. */
export const knownPeople = (
  database: Database,
  { clinicId, patientPersonId, userIds }: About,
): Promise<KnownPerson[]> =>
  database.read('tervita_system', {}, async (db) => {
    const { rows } = await sql<KnownPerson>`
      select first_name as "firstName", surname, birth_date as "birthDate" from person where id = ${patientPersonId}
      union select first_name, surname, birth_date from clinic_member
        where clinic_id = ${clinicId} and person_id = ${patientPersonId}
      union select p.first_name, p.surname, p.birth_date from person p join app_user u on u.person_id = p.id
        where u.id = any(${[...userIds]}::uuid[])
      union select who.first_name, who.surname, who.birth_date from clinic_member m
        join clinic_representation l on l.clinic_id = m.clinic_id and l.clinic_member_id = m.id
        join app_user u on u.id = l.user_id join person who on who.id in (u.person_id, l.represented_person_id)
        where m.clinic_id = ${clinicId} and m.person_id = ${patientPersonId}
      union (select first_name, surname, null from employee where clinic_id = ${clinicId} limit ${sql.lit(staffMost)})
    `.execute(db);
    return rows;
  });
