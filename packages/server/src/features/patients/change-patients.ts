import { addPatient, editPatient } from '@tervita/contract/patients';
import { BusinessError, calendarDayIn, LogicError } from '@tervita/domain/core';
import { emailKey, isAdult, isPossibleBirthDate, isSameName } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { BadInput, NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { newRandomId } from '../../core/ids.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { checkBirthDate } from '../persons/index.ts';
import { fieldFault, phoneIn, readCode } from '../profiles/index.ts';
import { sendLetterAgain } from './letter-again.ts';
import type { PatientDeps } from './patient-deps.ts';
import {
  accountOf,
  addMember,
  assertList,
  findMember,
  findMembers,
  type MemberRow,
  makeMember,
  memberWithCode,
  type NewPatient,
  setMissingBirthDate,
  toPatient,
  updateMember,
} from './patient-store.ts';

const changeOf = ({ id, clinic_id }: MemberRow, now: Date): OutboxEvent => ({
  type: 'patient.changed',
  key: `patient.changed/${id}/${now.getTime()}`,
  ids: { clinicId: clinic_id, clinicMemberId: id },
});

/** Somebody whom the clinic knew, or knows: a patient again, with what was typed now. */
const enterAgain = async (tx: Tx, known: MemberRow, patient: NewPatient, now: Date): Promise<MemberRow> => {
  // Both speak of the clinic's own record; the one that the person has confirmed is that of an account.
  if (!isSameName({ firstName: known.first_name, surname: known.surname }, patient))
    throw new BusinessError(
      known.confirmed_at ? 'USER_EXISTS_WITH_DIFFERENT_NAME' : 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
    );
  // Who now only speaks for a child stays what they were.
  if (patient.status === 'MEMBER')
    await makeMember(tx, { clinicId: patient.clinicId, memberId: known.id }, now);
  const { birthDate } = patient;
  if (birthDate && !known.birth_date)
    await setMissingBirthDate(tx, { clinicId: patient.clinicId, memberId: known.id }, birthDate);
  return updateMember(tx, known, patient, now);
};

/** A new record, or the one that the clinic has under this code, perhaps since a moment ago. */
const enter = async (tx: Tx, patient: NewPatient, newId: () => string, now: Date) => {
  const find = () => (patient.code ? memberWithCode(tx, patient.clinicId, patient.code) : undefined);
  const known = await find();
  const added = known ? undefined : await addMember(tx, patient, { id: newId(), personId: newId() }, now);
  if (added) return { member: added, isNew: true, before: undefined };
  const first = known ?? (await find());
  if (!first) throw new NotFound();
  return { member: await enterAgain(tx, first, patient, now), isNew: false, before: first };
};

/** Word about a child must not go to another adult; only this clinic's own records are asked, so nothing else is told. */
const refuseAnothersEmail = async (
  tx: Tx,
  { clinicId, email }: { clinicId: string; email: string },
  personId: string,
  today: string,
) => {
  const found = await findMembers(tx, clinicId, [email.toLowerCase()], 50);
  const isAnothers = (row: MemberRow) =>
    row.person_id !== personId &&
    row.email !== null &&
    emailKey(row.email) === emailKey(email) &&
    (row.birth_date === null || isAdult(row.birth_date, today));
  if (found.some(isAnothers)) throw new BusinessError('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
};

/**
 * Nobody says of themselves, as clinic, that they speak for a patient, nor takes themselves in as one, unless nobody else
 * is there to do it. Of a patient the address says nothing, because relatives share one, and beside a code neither does
 * the name.
 */
const refuseNamingOneself = async (tx: Tx, actor: Actor, typed: NewPatient, isSpeaker: boolean) => {
  const { clinicId, code, firstName, surname } = typed;
  const email = isSpeaker ? typed.email : null;
  const birthDate = isSpeaker || !code ? typed.birthDate : null;
  const { rows } = await sql<{ isRefused: boolean }>`
    select is_the_caller(${code}, ${email && emailKey(email)}, ${firstName}, ${surname}, ${birthDate}::date)
      and exists (select from employee where clinic_id = ${clinicId} and deleted_at is null
        and user_id <> ${actor.userId}) as "isRefused"`.execute(tx);
  if (rows[0]?.isRefused) throw new BusinessError('E_CONTACT_OWN_MATTER');
};

export const add = ({ country, mailDomainExists, acceptWaiting }: PatientDeps) =>
  command(
    addPatient,
    async ({ tx, actor, body, now, newId, touched, publish }) => {
      const { clinicId, firstName, surname, representsMemberId } = body;
      assertOwnClinic(actor, clinicId);
      await assertList(tx, clinicId, body.listCode);
      const today = calendarDayIn(zoneOfOwnClinic(actor, clinicId), now);
      const child = representsMemberId ? await findMember(tx, actor, representsMemberId) : undefined;
      const read = body.personalCode ? readCode(country, body.personalCode) : undefined;
      const birthDate = checkBirthDate(read?.birthDate ?? body.birthDate, today);
      // By it they open the letter that tells them.
      if (child && !birthDate) throw fieldFault('birthDate', 'required');
      // Whoever speaks for a child is not one.
      if (child && birthDate && !isAdult(birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
      const patient = {
        clinicId,
        country,
        code: read?.code ?? null,
        firstName,
        surname,
        birthDate,
        sex: read?.sex ?? body.sex ?? 'NOT_DISCLOSED',
        email: body.email ?? null,
        phone: body.phone === undefined ? null : phoneIn(body.phone, country),
        listCode: body.listCode ?? null,
        // Somebody who only speaks for another is known to the clinic, not one of its patients.
        status: child ? ('PENDING' as const) : ('MEMBER' as const),
      };
      await refuseNamingOneself(tx, actor, patient, child !== undefined);
      const { member, isNew, before } = await enter(tx, patient, newId, now);
      touched.personIds.add(member.person_id);
      if (child && patient.email)
        await refuseAnothersEmail(tx, { ...patient, email: patient.email }, member.person_id, today);
      if (!isNew) await publish(changeOf(member, now));
      if (before && patient.status === 'MEMBER') {
        const opened = await acceptWaiting(tx, { clinicId, memberIds: [member.id], by: actor }, now);
        for (const event of opened) await publish(event);
      }
      if (before) await sendLetterAgain(tx, { before, after: member, now, publish });
      if (child) {
        const userId = await accountOf(tx, clinicId, member.person_id, newId(), patient.email);
        const name = `${actor.firstName} ${actor.surname}`;
        await sql`select represent_for_clinic(${clinicId}, ${child.id}, ${userId}, ${newRandomId()}, ${name})`.execute(
          tx,
        );
      }
      return toPatient(member);
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );

const inClinicMember = (key: 'badDate') =>
  new BadInput([{ path: ['body', 'clinicMember', 'birthDate'], key }]);

const checkedBirthDate = (actor: Actor, { clinic_id }: MemberRow, birthDate: string, now: Date): string => {
  const isPossible = isPossibleBirthDate(birthDate, calendarDayIn(zoneOfOwnClinic(actor, clinic_id), now));
  if (!isPossible) throw inClinicMember('badDate');
  return birthDate;
};

/** One that is known stays: whoever has the letter opens it by that. */
const addBirthDate = async (
  tx: Tx,
  { clinic_id: clinicId, id: memberId, birth_date }: MemberRow,
  birthDate: string,
) => {
  if (birth_date === birthDate) return;
  if (!(await setMissingBirthDate(tx, { clinicId, memberId }, birthDate))) throw inClinicMember('badDate');
};

export const edit = ({ country, mailDomainExists }: PatientDeps) =>
  command(
    editPatient,
    async ({ tx, actor, params, body, now, touched, publish }) => {
      const member = await findMember(tx, actor, params.id);
      touched.personIds.add(member.person_id);
      const { email, phone, listCode, status, birthDate } = body.clinicMember;
      if (birthDate) await addBirthDate(tx, member, checkedBirthDate(actor, member, birthDate, now));
      await assertList(tx, member.clinic_id, listCode);
      if (phone !== undefined && member.phone_given_by_patient) throw new LogicError('PATIENT_PHONE_LOCKED');
      const changed = await tx
        .updateTable('clinic_member')
        .set({
          ...(email === undefined ? {} : { email }),
          ...(phone === undefined ? {} : { phone: phone === null ? null : phoneIn(phone, country) }),
          ...(listCode === undefined ? {} : { list_code: listCode }),
          ...(status === undefined ? {} : { status }),
          updated_at: now,
        })
        .where('id', '=', member.id)
        .where('clinic_id', '=', member.clinic_id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await publish(changeOf(member, now));
      await sendLetterAgain(tx, { before: member, after: changed, now, publish });
      return toPatient(changed);
    },
    {
      before: ({ body }) =>
        refuseUnknownDomain(body.clinicMember.email, mailDomainExists, ['clinicMember', 'email']),
    },
  );
