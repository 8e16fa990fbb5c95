import { sendEContactText } from '@tervita/contract/e-contacts';
import { BusinessError, type Language, LogicError } from '@tervita/domain/core';
import { afterMove, directionToClinic, notSent } from '@tervita/domain/e-contacts';
import { isAdult } from '@tervita/domain/persons';
import { dayOf } from '../../../core/clock.ts';
import type { Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { attachFiles } from '../../files/index.ts';
import { assertOffered } from '../../problem-types/index.ts';
import { addEntry, earlierOnSameProblem, eventOf, previewOf } from '../e-contact-store.ts';
import { writingAs } from './author.ts';
import { oneAtATime, removeDraft, sentFrom } from './drafts/draft-store.ts';

const patientOf = async (tx: Tx, personId: string, actor: Actor, now: Date) => {
  const person = await tx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!person) throw new NotFound();
  const isMinor = person.birth_date !== null && !isAdult(person.birth_date, dayOf(now));
  if (person.id === actor.personId && isMinor) throw new BusinessError('PERSON_IS_UNDERAGE');
  return person;
};

/** An open clinic takes anybody; a family-doctor centre decides about people it does not know. */
const memberOf = async (
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
  if (!clinic) throw new NotFound();
  const known = await tx
    .selectFrom('clinic_member')
    .select(['id', 'status'])
    .where('clinic_id', '=', clinicId)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  const isOpen = clinic.kind === 'OPEN';
  if (known) return { id: known.id, pending: !isOpen && known.status !== 'MEMBER' };
  const id = newId();
  await tx
    .insertInto('clinic_member')
    .values({
      id,
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
    .execute();
  return { id, pending: !isOpen };
};

/** A draft becomes one e-contact; who sends it again, with whatever key, is told so. */
const assertUnsent = async (tx: Tx, actor: Actor, draftId: string): Promise<void> => {
  await oneAtATime(tx, draftId);
  if (await sentFrom(tx, actor, draftId)) throw new LogicError('DRAFT_ALREADY_SENT');
};

export const sendText = command(
  sendEContactText,
  async ({ tx, actor, body, now, newId, publish, touched }) => {
    const draftId = body.aiQuestionnaireId ?? null;
    if (draftId) await assertUnsent(tx, actor, draftId);
    const person = await patientOf(tx, body.patientPersonId, actor, now);
    const member = await memberOf(tx, body.clinicId, person, newId, now);
    await assertOffered(tx, body.clinicId, body.eContactType);
    const state = afterMove('submit', 'PATIENT', { ...notSent, membershipPending: member.pending }, { now });
    const author = writingAs(actor, person.id);
    const language: Language | null = body.language ?? actor.language;
    const id = newId();
    const creatorKind = author.kind === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'PATIENT';
    await tx
      .insertInto('e_contact')
      .values({
        id,
        clinic_id: body.clinicId,
        clinic_member_id: member.id,
        patient_person_id: person.id,
        creator_user_id: actor.userId,
        creator_kind: creatorKind,
        creator_name: author.name,
        type: body.eContactType,
        status: state.status,
        turn: state.turn,
        version: state.version,
        language,
        draft_id: draftId,
        preview: previewOf(body.text),
        waiting_since: now,
        membership_pending: state.membershipPending,
        follows_id: await earlierOnSameProblem(tx, body.clinicId, member.id, body.eContactType),
        created_at: now,
        updated_at: now,
      })
      .execute();
    const eContact = { id, clinicId: body.clinicId, patientPersonId: person.id, creatorUserId: actor.userId };
    const entryId = newId();
    await addEntry(tx, eContact, state, {
      id: entryId,
      move: 'submit',
      at: now,
      author,
      direction: directionToClinic(creatorKind),
      text: body.text,
      language,
    });
    const message = { eContactId: id, clinicId: body.clinicId, entryId, at: now };
    await attachFiles(tx, actor, body.fileIds ?? [], message);
    if (draftId) await removeDraft(tx, actor, draftId);
    touched.eContactIds.add(id);
    touched.personIds.add(person.id);
    await publish(eventOf('e-contact.submitted', eContact, state.version));
    return { id, status: state.status, turn: state.turn, version: state.version };
  },
);
