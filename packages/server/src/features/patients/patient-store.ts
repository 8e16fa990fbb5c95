import type { ClinicPatient } from '@tervita/contract/patients';
import type { MembershipStatus } from '@tervita/domain/clinics';
import type { Country } from '@tervita/domain/core';
import type { Sex } from '@tervita/domain/persons';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';
import { fieldFault } from '../profiles/index.ts';

export type MemberRow = Selectable<DB['clinic_member']>;

export const toPatient = (row: MemberRow): ClinicPatient => ({
  clinicMemberId: row.id,
  personId: row.person_id,
  firstName: row.first_name,
  surname: row.surname,
  personalCode: row.personal_code,
  birthDate: row.birth_date,
  sex: row.sex as Sex,
  email: row.email,
  phone: row.phone,
  phoneGivenByPatient: row.phone_given_by_patient,
  listCode: row.list_code,
  status: row.status as MembershipStatus,
  lastOnlineAt: row.last_online_at?.toISOString() ?? null,
});

export const findMembers = async (
  db: Reader,
  clinicId: string,
  words: readonly string[],
  most: number,
): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select m.* from members_found(${clinicId}, ${[...words]}, ${most}) as found (id)
    join clinic_member m on m.clinic_id = ${clinicId} and m.id = found.id
    order by m.surname, m.first_name, m.id`.execute(db);
  return rows;
};

/** Any one of the caller's clinics. */
export const findMember = async (db: Reader, actor: Actor, id: string): Promise<MemberRow> => {
  const row = await db
    .selectFrom('clinic_member')
    .selectAll()
    .where('id', '=', id)
    .where('clinic_id', 'in', [...actor.clinicIds])
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
};

export interface NewPatient {
  readonly clinicId: string;
  readonly country: Country;
  readonly code: string | null;
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: string | null;
  readonly sex: Sex;
  readonly email: string | null;
  readonly phone: string | null;
  readonly listCode: string | null;
  readonly status: MembershipStatus;
}

/** Null: the code belongs to somebody with another name. */
export const personFor = async (tx: Tx, patient: NewPatient, newId: string): Promise<string | null> => {
  const { clinicId, country, code, firstName, surname, birthDate, sex, email, phone } = patient;
  const { rows } = await sql<{ id: string | null }>`
    select person_for_clinic(${clinicId}, ${newId}, ${country}, ${code}, ${firstName}, ${surname}, ${birthDate}::date,
      ${sex}, ${email}, ${phone}) as id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** Locked: two who enter somebody at once do it one after the other. */
export const memberOfPerson = (tx: Tx, clinicId: string, personId: string): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('clinic_member')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();

/** Undefined: the clinic has a record of this person already, perhaps since a moment ago. */
export const addMember = (
  tx: Tx,
  { clinicId, code, firstName, surname, birthDate, sex, email, phone, listCode, status }: NewPatient,
  ids: { id: string; personId: string },
  now: Date,
): Promise<MemberRow | undefined> =>
  tx
    .insertInto('clinic_member')
    .values({
      id: ids.id,
      clinic_id: clinicId,
      person_id: ids.personId,
      status,
      list_code: listCode,
      first_name: firstName,
      surname,
      personal_code: code,
      birth_date: birthDate,
      sex,
      email,
      phone,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'person_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Only into a list that the clinic has. */
export const assertList = async (tx: Tx, clinicId: string, code: string | null | undefined) => {
  if (!code) return;
  const list = await tx
    .selectFrom('patient_list')
    .select('code')
    .where('clinic_id', '=', clinicId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!list) throw fieldFault('listCode', 'badFormat');
};

/** One of the clinic's own patients from now on: whatever of theirs waited to be accepted is open to answers. */
export const makeMember = async (
  tx: Tx,
  {
    clinicId,
    memberId,
    listCode,
  }: { clinicId: string; memberId: string; listCode?: string | null | undefined },
  now: Date,
): Promise<void> => {
  await assertList(tx, clinicId, listCode);
  await tx
    .updateTable('clinic_member')
    .set({ status: 'MEMBER', updated_at: now, ...(listCode ? { list_code: listCode } : {}) })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', memberId)
    .execute();
  await tx
    .updateTable('e_contact')
    .set({ membership_pending: false })
    .where('clinic_id', '=', clinicId)
    .where('clinic_member_id', '=', memberId)
    .where('membership_pending', '=', true)
    .execute();
};

/** What staff typed for somebody whom the clinic knows; the phone that the patient gave stays. */
export const updateMember = (
  tx: Tx,
  member: MemberRow,
  { email, phone, listCode }: Pick<NewPatient, 'email' | 'phone' | 'listCode'>,
  now: Date,
): Promise<MemberRow> =>
  tx
    .updateTable('clinic_member')
    .set({
      email: email ?? member.email,
      phone: member.phone_given_by_patient ? member.phone : (phone ?? member.phone),
      list_code: listCode ?? member.list_code,
      updated_at: now,
    })
    .where('id', '=', member.id)
    .where('clinic_id', '=', member.clinic_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The account an e-contact of this patient belongs to. */
export const accountOf = async (
  tx: Tx,
  clinicId: string,
  personId: string,
  newId: string,
  email: string | null,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select account_for_clinic(${clinicId}, ${personId}, ${newId}, ${email}) as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new NotFound();
  return row.id;
};

export interface Representative {
  readonly userId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly email: string | null;
}

export const representativesOf = async (
  db: Reader,
  clinicId: string,
  memberId: string,
): Promise<Representative[]> => {
  const { rows } = await sql<Representative>`
    select user_id as "userId", first_name as "firstName", surname, email
    from representatives_for_clinic(${clinicId}, ${memberId})`.execute(db);
  return rows;
};
