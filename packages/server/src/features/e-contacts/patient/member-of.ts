import { BusinessError, type Country } from '@tervita/domain/core';
import { isAdult } from '@tervita/domain/persons';
import { dayOf } from '../../../core/clock.ts';
import type { Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Writer } from './author.ts';

/** Nobody under age writes about themselves. */
export const patientOf = async (tx: Tx, personId: string, writer: Writer, now: Date) => {
  const person = await tx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!person) throw new NotFound();
  const isMinor =
    person.birth_date !== null && !isAdult(person.birth_date, dayOf(now, person.country as Country));
  if (person.id === writer.personId && isMinor) throw new BusinessError('PERSON_IS_UNDERAGE');
  return person;
};

/** A clinic that cannot be written to: whoever has no clinic at all is told that this is the reason. */
const refusalOfNowhere = async (tx: Tx, personId: string): Promise<Error> => {
  const related = await tx
    .selectFrom('clinic_member')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '<>', 'FORMER')
    .executeTakeFirst();
  return related ? new NotFound() : new BusinessError('PATIENT_NOT_RELATED_WITH_ANY_CLINIC');
};

/** An open clinic takes anybody; a family-doctor centre decides about people it does not know. */
export const memberOf = async (
  tx: Tx,
  clinicId: string,
  person: Awaited<ReturnType<typeof patientOf>>,
  newId: () => string,
  now: Date,
) => {
  const clinic = await tx
    .selectFrom('clinic')
    .select(['id', 'kind'])
    .where('id', '=', clinicId)
    .executeTakeFirst();
  if (!clinic) throw await refusalOfNowhere(tx, person.id);
  const find = () =>
    tx
      .selectFrom('clinic_member')
      .select(['id', 'status'])
      .where('clinic_id', '=', clinicId)
      .where('person_id', '=', person.id)
      .executeTakeFirst();
  const isOpen = clinic.kind === 'OPEN';
  const found = await find();
  if (found) return { id: found.id, pending: !isOpen && found.status !== 'MEMBER' };
  const added = await tx
    .insertInto('clinic_member')
    .values({
      id: newId(),
      clinic_id: clinicId,
      person_id: person.id,
      status: isOpen ? 'MEMBER' : 'PENDING',
      first_name: person.first_name,
      surname: person.surname,
      personal_code: person.personal_code,
      birth_date: person.birth_date,
      sex: person.sex,
      email: person.email,
      phone: person.phone,
      phone_given_by_patient: person.phone !== null,
      last_online_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'person_id']).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  // Another first e-contact of the same person was faster.
  const member = added ?? (await find());
  if (!member) throw new NotFound();
  return { id: member.id, pending: !isOpen && member.status !== 'MEMBER' };
};
