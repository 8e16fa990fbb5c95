import type { ClinicPatient } from '@tervita/contract/patients';
import type { MembershipStatus } from '@tervita/domain/clinics';
import type { Country } from '@tervita/domain/core';
import type { RepresentationStatus } from '@tervita/domain/e-contacts';
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

/** The clinic's own record of a person, whoever else may know somebody with the same code. */
const holdPerson = async (tx: Tx, patient: NewPatient, newId: string): Promise<void> => {
  const { clinicId, country, firstName, surname, birthDate, sex } = patient;
  await sql`select person_held_by_clinic(${clinicId}, ${newId}, ${country}, ${firstName}, ${surname},
    ${birthDate}::date, ${sex})`.execute(tx);
};

/** Locked: two who enter somebody at once do it one after the other. */
export const memberWithCode = (tx: Tx, clinicId: string, code: string): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('clinic_member')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('personal_code', '=', code)
    .forUpdate()
    .executeTakeFirst();

/** Undefined: the clinic has a record with this code already, perhaps since a moment ago. */
export const addMember = async (
  tx: Tx,
  patient: NewPatient,
  ids: { id: string; personId: string },
  now: Date,
): Promise<MemberRow | undefined> => {
  const { clinicId, code, firstName, surname, birthDate, sex, email, phone, listCode, status } = patient;
  await holdPerson(tx, patient, ids.personId);
  return tx
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
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'personal_code']).where('personal_code', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
};

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

/** One of the clinic's own patients from now on. Whoever calls it opens what of theirs waited to be accepted. */
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
};

/** The record of whom a letter goes to, when they would have to open it by a birth date that the clinic does not have. */
export const receiverWithoutBirthDate = async (
  tx: Tx,
  clinicId: string,
  userId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string | null }>`
    select receiver_without_birth_date(${clinicId}, ${userId}) as id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** False: it is known, or the person's own to say. */
export const setMissingBirthDate = async (
  tx: Tx,
  { clinicId, memberId }: { clinicId: string; memberId: string },
  birthDate: string,
): Promise<boolean> => {
  const { rows } = await sql<{ isSet: boolean }>`
    select set_missing_birth_date(${clinicId}, ${memberId}, ${birthDate}::date) as "isSet"`.execute(tx);
  return rows[0]?.isSet ?? false;
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
  /** Their own record of the patient. */
  readonly representedPersonId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly status: RepresentationStatus;
  readonly decidedAt: Date | null;
  readonly since: Date;
}

export const representativesOf = async (
  db: Reader,
  clinicId: string,
  memberId: string,
): Promise<Representative[]> => {
  const { rows } = await sql<Representative>`
    select user_id as "userId", represented_person_id as "representedPersonId", first_name as "firstName", surname,
      status, decided_at as "decidedAt", since
    from representatives_for_clinic(${clinicId}, ${memberId})`.execute(db);
  return rows;
};

interface LinkDecision {
  readonly clinicId: string;
  readonly representedPersonId: string;
  readonly isKnown: boolean;
  readonly byName: string;
}

/** False: there is no such link at this clinic. */
export const decideOnLink = async (
  tx: Tx,
  { clinicId, representedPersonId, isKnown, byName }: LinkDecision,
  newId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ isDecided: boolean }>`
    select decide_representation(${clinicId}, ${representedPersonId}, ${isKnown}, ${byName}, ${newId})
      as "isDecided"`.execute(tx);
  return rows[0]?.isDecided ?? false;
};

/** The clinic has said that it does not know the writer. */
export const isLinkRefused = async (
  tx: Tx,
  { clinicId, representedPersonId }: { clinicId: string; representedPersonId: string | null },
): Promise<boolean> => {
  const link = await tx
    .selectFrom('clinic_representation')
    .select('status')
    .where('clinic_id', '=', clinicId)
    .where('represented_person_id', '=', representedPersonId)
    .executeTakeFirst();
  return link?.status === 'NOT_KNOWN';
};
