import { createClinicEContact } from '@tervita/contract/e-contacts';
import { BusinessError, calendarDayIn } from '@tervita/domain/core';
import { afterMove, directionFromClinic, type MessageDirection, notSent } from '@tervita/domain/e-contacts';
import { isAdult } from '@tervita/domain/persons';
import { wordsOf } from '@tervita/domain/problem-types';
import { type FiredRule, languageOfText } from '@tervita/domain/smart-questionnaire';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { type CommandGiven, command } from '../../../core/http/use-case.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../../core/session/own-clinic.ts';
import { isOwnRecord } from '../../../core/session/own-matter.ts';
import { type MailDomainCheck, refuseUnknownDomain } from '../../auth/index.ts';
import { attachFiles } from '../../files/index.ts';
import {
  accountOf,
  findMember,
  receiverWithoutBirthDate,
  representativesOf,
  setMissingBirthDate,
} from '../../patients/index.ts';
import { checkBirthDate } from '../../persons/index.ts';
import { assertOfferedToStaff } from '../../problem-types/index.ts';
import { addEntry, earlierOnSameProblem, eventOf, openingOf, previewOf } from '../e-contact-store.ts';
import { alertsInText } from '../patient/questionnaire/judge.ts';
import { writingFor } from './author.ts';
import { factsOfMember, judgeCall, keepDangerAsked } from './danger-asked.ts';
import { opensAtOf } from './opens-at.ts';

type Given = CommandGiven<typeof createClinicEContact>;
type Member = Awaited<ReturnType<typeof findMember>>;

/**
 * The record is of somebody of whom only a representative told, and whom the clinic has not taken in: an address given
 * here would become part of what that representative reads.
 */
const isTypedByAnother = async (tx: Given['tx'], member: Member): Promise<boolean> => {
  const link = await tx
    .selectFrom('clinic_representation')
    .select('status')
    .where('clinic_id', '=', member.clinic_id)
    .where('represented_person_id', '=', member.person_id)
    .executeTakeFirst();
  return link !== undefined;
};

/** Whose it is: the patient's, or for somebody who may not act alone the one's who speaks for them. */
const creatorOf = async ({ tx, actor, body, now, newId }: Given, member: Member) => {
  const { representativeUserId, email = null } = body;
  if (representativeUserId) {
    const representatives = await representativesOf(tx, member.clinic_id, member.id);
    const chosen = representatives.find(({ userId }) => userId === representativeUserId);
    if (!chosen) throw new NotFound();
    if (chosen.status !== 'CONFIRMED') throw new BusinessError('REPRESENTATION_NOT_VERIFIED');
    return {
      userId: chosen.userId,
      representedPersonId: chosen.representedPersonId,
      name: `${chosen.firstName} ${chosen.surname}`,
      kind: 'REPRESENTATIVE' as const,
    };
  }
  if (await isTypedByAnother(tx, member)) throw new BusinessError('REPRESENTATION_NOT_VERIFIED');
  if (
    member.birth_date &&
    !isAdult(member.birth_date, calendarDayIn(zoneOfOwnClinic(actor, member.clinic_id), now))
  )
    throw new BusinessError('PERSON_IS_UNDERAGE');
  // Who never signed in hears of it by e-mail, or not at all.
  if (!member.last_online_at && !member.email && !email)
    throw new BadInput([{ path: ['body', 'email'], key: 'required' }]);
  const userId = await accountOf(tx, member.clinic_id, member.person_id, newId(), email ?? member.email);
  return {
    userId,
    representedPersonId: null,
    name: `${member.first_name} ${member.surname}`,
    kind: 'PATIENT' as const,
  };
};

/** A letter opens by the birth date of whom it goes to; without one it would be a locked door. */
const knowBirthDate = async ({ tx, actor, body, now }: Given, creator: { userId: string }) => {
  const { clinicId } = body;
  const memberId = await receiverWithoutBirthDate(tx, clinicId, creator.userId);
  if (memberId === null) return;
  const today = calendarDayIn(zoneOfOwnClinic(actor, clinicId), now);
  const birthDate = checkBirthDate(body.birthDate, today);
  if (!birthDate) throw new BadInput([{ path: ['body', 'birthDate'], key: 'required' }]);
  if (!isAdult(birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
  await setMissingBirthDate(tx, { clinicId, memberId }, birthDate);
};

const moves = { AS_PATIENT: 'submitForPatient', TO_PATIENT: 'writeFirst' } as const;

/** With what the words of a call say of danger. */
const createEContact = async (given: Given, firedByWords: readonly FiredRule[]) => {
  const { tx, actor, body, now, newId, publish, touched } = given;
  assertOwnClinic(actor, body.clinicId);
  const member = await findMember(tx, { ...actor, clinicIds: [body.clinicId] }, body.clinicMemberId);
  touched.personIds.add(member.person_id);
  const creator = await creatorOf(given, member);
  // They would never find it at work: a colleague writes it down, or they write it themselves as a patient.
  if (creator.userId === actor.userId || (await isOwnRecord(tx, actor.userId, member.id)))
    throw new BusinessError('E_CONTACT_OWN_MATTER');
  await knowBirthDate(given, creator);
  const isCall = body.kind === 'AS_PATIENT';
  // Nobody was there to be asked about danger.
  if (!isCall && body.dangerSigns)
    throw new BadInput([{ path: ['body', 'dangerSigns'], key: 'invalid_value' }]);
  // Whoever writes down a call says what the caller answered, or that nobody asked them: never both, never neither.
  if (isCall && (body.dangerSigns === undefined) !== (body.isDangerUnasked === true))
    throw new BadInput([{ path: ['body', 'dangerSigns'], key: 'required' }]);
  const { eContactType: type, dangerSigns: signs } = body;
  const patient = factsOfMember(actor, member, now);
  const judged = isCall ? judgeCall({ type, patient, firedByWords, signs }) : undefined;
  // A call that tells of danger is written down, whatever the clinic has switched off.
  if (!judged?.redFlag) await assertOfferedToStaff(tx, body.clinicId, type);
  const move = moves[body.kind];
  // Words that are written down are in the patient's language, whatever the page is in.
  const language = languageOfText(wordsOf(body.text)) ?? actor.language;
  const opensAt = opensAtOf(body, now) ?? undefined;
  const state = afterMove(move, 'CLINIC', notSent, { now, opensAt });
  const author = writingFor(actor, body.clinicId);
  const id = newId();
  // What staff wrote down is answered "on behalf"; what they wrote first is a message like any other.
  const creatorKind = isCall ? 'CLINIC' : creator.kind;
  const direction: MessageDirection = isCall ? 'CLINIC_BEHALF_OF_PATIENT' : directionFromClinic(creator.kind);
  await tx
    .insertInto('e_contact')
    .values({
      id,
      clinic_id: body.clinicId,
      clinic_member_id: member.id,
      patient_person_id: member.person_id,
      represented_person_id: creator.representedPersonId,
      creator_user_id: creator.userId,
      creator_kind: creatorKind,
      creator_name: isCall ? author.name : creator.name,
      type: body.eContactType,
      status: state.status,
      turn: state.turn,
      version: state.version,
      language,
      preview: previewOf(body.text),
      last_by: isCall ? 'PATIENT' : 'CLINIC',
      opened_at: state.openedAt,
      waiting_since: now,
      clinic_has_answered: state.clinicHasAnswered,
      assignee_user_id: actor.userId,
      follows_id: await earlierOnSameProblem(tx, body.clinicId, member.id, body.eContactType),
      red_flag: judged?.redFlag ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (judged && signs)
    await keepDangerAsked(tx, actor, member, { ...judged, id: newId(), eContactId: id, type }, now);
  const eContact = {
    id,
    clinicId: body.clinicId,
    patientPersonId: member.person_id,
    creatorUserId: creator.userId,
  };
  const entryId = newId();
  const entry = { id: entryId, move, at: now, author, direction, text: body.text, language };
  await addEntry(tx, eContact, state, { ...entry, fired: firedByWords });
  const message = { eContactId: id, clinicId: body.clinicId, entryId, at: now };
  await attachFiles(tx, actor, body.fileIds ?? [], message);
  touched.eContactIds.add(id);
  await publish(eventOf('e-contact.opened-by-clinic', eContact, state.version));
  if (state.openedAt) await publish(openingOf(eContact, state.openedAt));
  return { id, status: state.status, turn: state.turn, version: state.version };
};

export const create = (mailDomainExists: MailDomainCheck) =>
  command(createClinicEContact, createEContact, {
    before: async ({ body }) => {
      await refuseUnknownDomain(body.email, mailDomainExists);
      return body.kind === 'AS_PATIENT' ? alertsInText(body.text) : [];
    },
  });
