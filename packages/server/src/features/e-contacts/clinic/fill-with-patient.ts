import { fillWithPatient } from '@tervita/contract/smart-questionnaire';
import { LogicError } from '@tervita/domain/core';
import { misfitOf } from '@tervita/domain/instruments';
import {
  type Answers,
  dangerQuestionId,
  type FiredRule,
  filledIn,
  firedRules,
  firstOpen,
  type PatientFacts,
  type Question,
  questionsFor,
  redFlagOf,
} from '@tervita/domain/smart-questionnaire';
import { type CommandGiven, command } from '../../../core/http/use-case.ts';
import { staffOf } from '../../../core/session/own-matter.ts';
import { keepResponses, licensedIn, readSupplied } from '../../instruments/index.ts';
import { findMember } from '../../patients/index.ts';
import { type LockedEContact, lockEContact } from '../e-contact-store.ts';
import { shownQuestion } from '../patient/questionnaire/shown-question.ts';
import { takeAnswers } from '../patient/questionnaire/take-answers.ts';
import { wordsFor } from '../patient/questionnaire/words.ts';
import { assertQuestionnaireOffered } from '../requests/ask-questionnaire.ts';
import { settleRequest } from '../requests/request-store.ts';
import { writingFor } from './author.ts';
import { factsOfMember } from './danger-asked.ts';
import { firedNow, itemsInWords, readClinic, signsInWords, warningForStaff } from './filled-in-words.ts';
import { assertCanRecord, type Recording, recordAnswers } from './record-answers.ts';

type Given = CommandGiven<typeof fillWithPatient>;

/** What is asked of this patient, in order; of somebody for whom it is not made, nothing but danger. */
const askedOf = ({ body }: Given, answers: Answers, patient: PatientFacts): readonly Question[] => {
  const isFit = misfitOf(body.eContactType, patient) === null;
  return questionsFor(body.eContactType, answers, patient).filter(({ place, id }) => {
    if (place !== 'DANGER') return isFit;
    return id === dangerQuestionId && !body.wasDangerAsked;
  });
};

const recordingBy = ({ tx, actor, now, newId, publish }: Given, { clinicId }: LockedEContact): Recording => ({
  tx,
  author: writingFor(actor, clinicId),
  now,
  newId,
  publish,
});

const keep = async (
  given: Given,
  eContact: LockedEContact,
  filled: { answers: Answers; patient: PatientFacts; text: string; fired: readonly FiredRule[] },
): Promise<void> => {
  const { tx, body, now, newId } = given;
  const { answers, patient, text, fired } = filled;
  const { eContactType: type, locale: language } = body;
  const isAskedFor = await settleRequest(tx, { eContactId: eContact.id, type }, now);
  await recordAnswers(recordingBy(given, eContact), eContact, { text, language, type, fired, isAskedFor });
  await keepResponses(tx, {
    clinicId: eContact.clinicId,
    memberId: eContact.clinicMemberId,
    eContactId: eContact.id,
    type,
    language,
    source: 'STAFF',
    facts: patient,
    filled: filledIn(type, answers, patient),
    filledAt: now,
    newId,
  });
};

/** Nothing is kept before the end, a sign of danger excepted: the e-contact is marked the moment it is answered. */
export const fillTogether = command(fillWithPatient, async (given) => {
  const { tx, actor, params, body, now, touched } = given;
  const { eContactType: type, locale: language, isDone } = body;
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, staffOf(actor));
  const { clinicId } = eContact;
  touched.personIds.add(eContact.patientPersonId);
  const member = await findMember(tx, { ...actor, clinicIds: [clinicId] }, eContact.clinicMemberId);
  const begunAt = body.begunAt ? new Date(body.begunAt) : now;
  const supplied = await readSupplied(tx, clinicId, language, begunAt);
  const patient = { ...factsOfMember(actor, member, now), licensed: licensedIn(supplied) };
  const clinic = await readClinic(tx, clinicId);
  const words = wordsFor({ about: { supplied, ...clinic } }, language);
  const answers = takeAnswers(type, {}, body.answers, patient);
  const shown = askedOf(given, answers, patient);
  const next = firstOpen(shown, answers);
  const misfit = misfitOf(type, patient);
  const isComplete = next === null && misfit === null;
  const told = { type, answers, patient };
  const fired = firedRules(type, answers, patient).filter(({ action }) => redFlagOf(action) !== null);
  // What tells of danger is taken also where nothing else is any more.
  assertCanRecord(eContact, fired, now);
  if (fired.length === 0) await assertQuestionnaireOffered(tx, clinicId, type);
  if (isDone && !isComplete) throw new LogicError('QUESTIONNAIRE_NOT_COMPLETE');
  // What was told before the thread was closed is told anew: nobody looks there.
  const unsaid =
    eContact.state.status === 'SUBMITTED'
      ? await firedNow(tx, { eContactId: params.id, type, fired }, now)
      : fired;
  if (isDone)
    await keep(given, eContact, {
      answers,
      patient,
      text: itemsInWords(shown, answers, words),
      fired: unsaid,
    });
  else if (unsaid.length > 0) {
    const text = signsInWords(told, unsaid, words);
    await recordAnswers(recordingBy(given, eContact), eContact, { text, language, type, fired: unsaid });
  }
  return {
    questions: (next ? shown.slice(0, next.index + 1) : shown).map((question) => ({
      question: shownQuestion(question, words, language),
      answer: body.answers[question.id] ?? null,
    })),
    begunAt: begunAt.toISOString(),
    howMany: shown.length,
    isComplete,
    misfit,
    warning: warningForStaff({ actor, member, clinic, told, fired, words, language, now }),
    isKept: isDone,
  };
});
