import type { AskedPrescription } from '@tervita/contract/prescriptions';
import type { Language } from '@tervita/domain/core';
import { afterMove, directionToClinic, type Filed, notSent } from '@tervita/domain/e-contacts';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Touched } from '../../../core/audit/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import { attachFiles } from '../../files/index.ts';
import { askForPrescriptions } from '../../prescriptions/index.ts';
import { assertOffered } from '../../problem-types/index.ts';
import {
  addEntry,
  earlierOnSameProblem,
  eventOf,
  graveSince,
  previewOf,
  soundsOf,
} from '../e-contact-store.ts';
import { type Writer, writingAs } from './author.ts';
import { prescriptionsOfDraft, removeDraft } from './drafts/draft-store.ts';
import { memberToWriteFor, patientOf } from './member-of.ts';
import { attachQuestionnaire } from './questionnaire/attach.ts';
import { keepScores } from './questionnaire/keep-scores.ts';
import type { SentDanger } from './questionnaire/red-flag.ts';

export interface Submission {
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly text: string;
  readonly language: Language | null;
  readonly fileIds: readonly string[];
  /** Medicines that are asked for; undefined: those of the draft. */
  readonly prescriptions?: readonly AskedPrescription[] | undefined;
  /** The draft that it was written in: it is gone with the sending. */
  readonly draftId: string | null;
  readonly danger: SentDanger;
  /** Of what nobody sent. */
  readonly filed?: Filed | undefined;
}

interface Given {
  readonly tx: Tx;
  readonly writer: Writer;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched?: Touched;
}

/** However it was written, an e-contact goes to the clinic by this one way. */
export const submit = async ({ tx, writer, now, newId, publish, touched }: Given, submission: Submission) => {
  const { clinicId, type, text, language, draftId, danger } = submission;
  const person = await patientOf(tx, submission.patientPersonId, writer, now);
  const member = await memberToWriteFor(tx, { clinicId, personId: person.id, writer }, newId());
  await assertOffered(tx, clinicId, type);
  const state = afterMove('submit', 'PATIENT', { ...notSent, membershipPending: member.isPending }, { now });
  const author = writingAs(writer, person.id);
  const id = newId();
  const representedPersonId = author.kind === 'REPRESENTATIVE' ? person.id : null;
  const creatorKind = author.kind === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'PATIENT';
  await tx
    .insertInto('e_contact')
    .values({
      id,
      clinic_id: clinicId,
      clinic_member_id: member.memberId,
      patient_person_id: member.patientPersonId,
      represented_person_id: representedPersonId,
      representation_unverified: member.isUnverified,
      creator_user_id: writer.userId,
      creator_kind: creatorKind,
      creator_name: author.name,
      type,
      status: state.status,
      turn: state.turn,
      version: state.version,
      language,
      draft_id: draftId,
      preview: previewOf(text),
      waiting_since: graveSince([...danger.alerts, ...danger.firedByAnswers]) ?? now,
      membership_pending: state.membershipPending,
      follows_id: await earlierOnSameProblem(tx, clinicId, member.memberId, type),
      red_flag: danger.redFlag,
      ...soundsOf(danger.alerts),
      created_at: now,
      updated_at: now,
    })
    .execute();
  const eContact = {
    id,
    clinicId,
    patientPersonId: member.patientPersonId,
    representedPersonId,
    isUnverified: member.isUnverified,
    creatorUserId: writer.userId,
  };
  const entryId = newId();
  await addEntry(tx, eContact, state, {
    id: entryId,
    move: 'submit',
    at: now,
    author,
    direction: directionToClinic(creatorKind),
    text,
    language,
    fired: danger.alerts,
    filed: submission.filed,
  });
  await attachFiles(tx, writer, submission.fileIds, { eContactId: id, clinicId, entryId, at: now });
  await askForPrescriptions(tx, {
    // Under another reason nobody would decide on them; the text says them all the same.
    asked: isPrescriptionType(type)
      ? (submission.prescriptions ?? (await prescriptionsOfDraft(tx, draftId)))
      : [],
    person: { ...writer, patientPersonId: person.id },
    eContact,
    now,
    newId,
  });
  if (draftId) {
    await keepScores(tx, { draftId, eContactId: id, clinicId, memberId: member.memberId, newId }, now);
    await attachQuestionnaire(tx, { draftId, eContactId: id, firedByAnswers: danger.firedByAnswers }, now);
    await removeDraft(tx, writer, draftId);
  }
  touched?.eContactIds.add(id);
  touched?.personIds.add(member.patientPersonId);
  await publish(eventOf('e-contact.submitted', eContact, state.version));
  return { id, status: state.status, turn: state.turn, version: state.version };
};
