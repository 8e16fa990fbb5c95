import type { RepresentedPerson } from '@tervita/contract/persons';
import { adultFrom, type Sex } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';

interface Row {
  id: string;
  first_name: string;
  surname: string;
  personal_code: string | null;
  birth_date: string | null;
  sex: Sex;
  email: string | null;
  phone: string | null;
  is_child: boolean;
}

const most = 50;

/** Row security shows oneself and those one represents. */
export const readPersons = async (
  db: Reader,
  actor: Actor,
  only: string | null = null,
): Promise<RepresentedPerson[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.first_name, p.surname, coalesce(p.personal_code, r.claimed_code) as personal_code, p.birth_date,
      p.sex, p.email, p.phone, r.ended_at is not null as is_child
    from person p left join representation r on r.person_id = p.id and r.user_id = ${actor.userId}
    where ${only}::uuid is null or p.id = ${only}
    order by p.id = ${actor.personId} desc, p.first_name, p.surname, p.id limit ${most}`.execute(db);
  return rows.map((row) => {
    const isMe = row.id === actor.personId;
    return {
      personId: row.id,
      isMe,
      firstName: row.first_name,
      surname: row.surname,
      personalCode: row.personal_code,
      birthDate: row.birth_date,
      sex: row.sex,
      email: row.email,
      phone: row.phone,
      // Only a child's representation has an end while it holds: the eighteenth birthday.
      until: row.is_child && row.birth_date ? adultFrom(row.birth_date) : null,
    };
  });
};

export const hasCode = async (db: Reader, actor: Actor, code: string): Promise<boolean> => {
  const persons = await readPersons(db, actor);
  return persons.some(({ personalCode }) => personalCode === code);
};

export interface NewPerson {
  readonly country: string;
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: string | null;
  readonly sex: Sex;
  readonly email: string | null;
  readonly phone: string | null;
  readonly code: string | null;
  readonly until: Date | null;
}

/** Somebody whom only the signed-in person knows, as they wrote them down. */
export const addRepresented = async (
  tx: Tx,
  actor: Actor,
  person: NewPerson,
  personId: string,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('person')
    .values({
      id: personId,
      country: person.country,
      first_name: person.firstName,
      surname: person.surname,
      birth_date: person.birthDate,
      sex: person.sex,
      email: person.email,
      phone: person.phone,
      created_by_user_id: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('representation')
    .values({
      user_id: actor.userId,
      person_id: personId,
      claimed_code: person.code,
      created_at: now,
      ended_at: person.until,
    })
    .execute();
};

/** False: the signed-in person does not represent them. */
export const endRepresentation = async (
  tx: Tx,
  actor: Actor,
  personId: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('representation')
    .set({ ended_at: now })
    .where('user_id', '=', actor.userId)
    .where('person_id', '=', personId)
    .where(sql<boolean>`representation_holds(ended_at)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Two corrections of one person come one after the other. */
export const lockPerson = async (tx: Tx, personId: string): Promise<void> => {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
};

/** Somebody wrote to a clinic about them: what is said of them is no longer between them and their representative. */
export const isKnownToClinic = async (tx: Tx, personId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from clinics_of_represented(${personId}) limit 1`.execute(tx);
  return rows.length > 0;
};

/**
 * A corrected birth date makes a child of an adult, or moves the day on which they are grown up. Only while no clinic
 * knows them: from then on the database brings the day nearer and never puts it off.
 */
export const setEnd = async (tx: Tx, actor: Actor, personId: string, until: Date | null): Promise<void> => {
  await tx
    .updateTable('representation')
    .set({ ended_at: until })
    .where('user_id', '=', actor.userId)
    .where('person_id', '=', personId)
    .execute();
};

interface ChangedMember {
  readonly clinicId: string;
  readonly clinicMemberId: string;
}

/** Clinics read their own record of a patient: it follows what was corrected. */
export const tellClinics = async (
  tx: Tx,
  personId: string,
  before: { readonly email: string | null; readonly phone: string | null },
): Promise<ChangedMember[]> => {
  const { rows } = await sql<ChangedMember>`
    select clinic_id as "clinicId", clinic_member_id as "clinicMemberId"
    from memberships_follow_person(${personId}, ${before.email}, ${before.phone})`.execute(tx);
  return rows;
};
