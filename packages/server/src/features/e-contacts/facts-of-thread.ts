import type { Sex } from '@tervita/domain/persons';
import type { PatientFacts } from '@tervita/domain/smart-questionnaire';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import type { PatientOfClinic } from '../prescriptions/index.ts';
import type { LockedEContact } from './e-contact-store.ts';
import { factsOf } from './patient/questionnaire/facts.ts';

interface KnownOfPatient {
  readonly birthDate: string | null;
  readonly sex: Sex;
  readonly clinicZone: string;
}

const memberWith = ({ clinicId, clinicMemberId }: PatientOfClinic) =>
  sql`clinic_member p on p.clinic_id = ${clinicId} and p.id = ${clinicMemberId}`;
const personWith = (personId: string) => sql`person p on p.id = ${personId}`;

/** Clinics know a patient by their own record alone; whoever writes for somebody, by the record that they made. */
const recordOf = (eContact: LockedEContact, readBy: 'PATIENT' | 'CLINIC') =>
  readBy === 'CLINIC'
    ? memberWith(eContact)
    : personWith(eContact.representedPersonId ?? eContact.patientPersonId);

const factsIn = async (
  db: Reader,
  record: RawBuilder<unknown>,
  clinicId: string,
  now: Date,
): Promise<PatientFacts> => {
  const { rows } = await sql<KnownOfPatient>`
    select p.birth_date as "birthDate", p.sex, c.time_zone as "clinicZone"
    from clinic c join ${record} where c.id = ${clinicId}`.execute(db);
  const [about] = rows;
  return about ? factsOf({ about }, now) : { ageMonths: null, sex: 'NOT_DISCLOSED' };
};

/** What is known of the patient of an e-contact, on that day. */
export const factsOfThread = (
  db: Reader,
  eContact: LockedEContact,
  readBy: 'PATIENT' | 'CLINIC',
  now: Date,
): Promise<PatientFacts> => factsIn(db, recordOf(eContact, readBy), eContact.clinicId, now);

/** What the clinic's own record says of its patient. */
export const factsOfMember = (db: Reader, patient: PatientOfClinic, now: Date): Promise<PatientFacts> =>
  factsIn(db, memberWith(patient), patient.clinicId, now);

/** What whoever writes has told of the patient, before there is an e-contact. */
export const factsOfPerson = (
  db: Reader,
  personId: string,
  clinicId: string,
  now: Date,
): Promise<PatientFacts> => factsIn(db, personWith(personId), clinicId, now);
