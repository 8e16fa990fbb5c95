import type { Language } from '@tervita/domain/core';
import { notSent } from '@tervita/domain/e-contacts';
import type { Tx } from '../../../../core/database/database.ts';
import { earlierOnSameProblem } from '../../e-contact-store.ts';
import { type Writer, writingAs } from '../author.ts';
import { memberToWriteFor, patientOf } from '../member-of.ts';
import type { HostedMatter } from './assert-may-start.ts';

interface Starting {
  readonly tx: Tx;
  readonly writer: Writer;
  readonly now: Date;
  readonly newId: () => string;
}

interface StartedMatter extends HostedMatter {
  readonly id: string;
  readonly language: Language;
}

/** An e-contact that is filled in elsewhere: no list of the clinic has it before the answers are there. */
export const startEContact = async (
  { tx, writer, now, newId }: Starting,
  { id, patientPersonId, clinicId, type, language }: StartedMatter,
): Promise<void> => {
  const person = await patientOf(tx, patientPersonId, writer, now);
  const member = await memberToWriteFor(tx, { clinicId, personId: person.id, writer }, newId());
  const author = writingAs(writer, person.id);
  const isRepresentative = author.kind === 'REPRESENTATIVE';
  await tx
    .insertInto('e_contact')
    .values({
      id,
      clinic_id: clinicId,
      clinic_member_id: member.memberId,
      patient_person_id: member.patientPersonId,
      represented_person_id: isRepresentative ? person.id : null,
      representation_unverified: member.isUnverified,
      creator_user_id: writer.userId,
      creator_kind: isRepresentative ? 'REPRESENTATIVE' : 'PATIENT',
      creator_name: author.name,
      type,
      status: 'STARTED',
      turn: null,
      version: notSent.version + 1,
      language,
      waiting_since: now,
      membership_pending: member.isPending,
      follows_id: await earlierOnSameProblem(tx, clinicId, member.memberId, type),
      created_at: now,
      updated_at: now,
    })
    .execute();
};
