import { BusinessError, type Country } from '@tervita/domain/core';
import { isAdult } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { dayOf } from '../../../core/clock.ts';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Writer } from './author.ts';

/** Nobody under age writes about themselves. */
export const patientOf = async (db: Reader, personId: string, writer: Writer, now: Date) => {
  const person = await db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
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

export interface MemberToWriteFor {
  readonly memberId: string;
  /** The person of the clinic's record; for a representative not the one whom they wrote down. */
  readonly patientPersonId: string;
  readonly isPending: boolean;
  /** The writer acts for somebody else, and nobody has confirmed it yet. */
  readonly isUnverified: boolean;
}

interface Writing {
  readonly clinicId: string;
  readonly personId: string;
  readonly writer: Writer;
}

/**
 * Whom the clinic takes the person to be. An open clinic takes anybody; a family-doctor centre decides about people it
 * does not know. Whoever came with a digital ID is led to the record that the clinic keeps of them.
 */
export const memberToWriteFor = async (
  tx: Tx,
  { clinicId, personId, writer }: Writing,
  newId: string,
): Promise<MemberToWriteFor> => {
  const { rows } = await sql<MemberToWriteFor>`
    select member_id as "memberId", patient_person_id as "patientPersonId", is_pending as "isPending",
      is_unverified as "isUnverified"
    from member_to_write_for(${clinicId}, ${personId}, ${newId}, ${writer.assurance === 'HIGH'})`.execute(tx);
  const [member] = rows;
  if (!member) throw await refusalOfNowhere(tx, personId);
  return member;
};

/** Neither pending nor unverified, if it were written now; no record is made. */
export const isKnownWriter = async (
  db: Reader,
  { clinicId, personId, writer }: Writing,
): Promise<boolean> => {
  const { rows } = await sql<{ isKnown: boolean }>`
    select is_known_writer(${clinicId}, ${personId}, ${writer.assurance === 'HIGH'}) as "isKnown"`.execute(
    db,
  );
  return rows[0]?.isKnown ?? false;
};
