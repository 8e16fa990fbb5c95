import { getDangerSigns } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answers,
  type ChoiceQuestion,
  catalogueVersion,
  checkAnswer,
  choicesOf,
  dangerQuestionId,
  type FiredRule,
  firedRules,
  noSign,
  type PatientFacts,
  questionsFor,
  redFlagOf,
  strongestAction,
} from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../core/database/database.ts';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../../core/session/own-clinic.ts';
import { findMember } from '../../patients/index.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import type { DangerAsked } from '../patient/questionnaire/questionnaire-store.ts';
import { shownOptions } from '../patient/questionnaire/shown-question.ts';
import { wordsIn } from '../patient/questionnaire/words.ts';

type Member = Awaited<ReturnType<typeof findMember>>;

/** What decides which signs are asked about. */
export const factsOfMember = (actor: Actor, member: Member, now: Date): PatientFacts => {
  const about = {
    birthDate: member.birth_date,
    sex: member.sex as PatientFacts['sex'],
    clinicZone: zoneOfOwnClinic(actor, member.clinic_id),
  };
  return factsOf({ about }, now);
};

const dangerQuestionFor = (type: ProblemType, patient: PatientFacts): ChoiceQuestion => {
  const asked = questionsFor(type, {}, patient).find(({ id }) => id === dangerQuestionId);
  if (!asked || !('options' in asked)) throw new NotFound();
  return asked;
};

/** What staff ask a caller whose words they write down: the same signs as the patient would be shown. */
export const readDangerSigns = query(getDangerSigns, async ({ db, actor, query: asked, now, touched }) => {
  assertOwnClinic(actor, asked.clinicId);
  const member = await findMember(db, { ...actor, clinicIds: [asked.clinicId] }, asked.clinicMemberId);
  touched.personIds.add(member.person_id);
  const words = wordsIn(asked.locale ?? actor.language ?? 'en');
  const question = dangerQuestionFor(asked.eContactType, factsOfMember(actor, member, now));
  const { options, rare } = shownOptions(question, words);
  const none = options.find(({ id }) => id === noSign);
  if (!none) throw new NotFound();
  return {
    label: words.questions[question.words]?.label ?? '',
    signs: options.filter(({ id }) => id !== noSign),
    ...(rare ? { rare } : {}),
    none,
  };
});

interface Call {
  readonly type: ProblemType;
  readonly patient: PatientFacts;
  /** Of what was written down. */
  readonly firedByWords: readonly FiredRule[];
  readonly signs: readonly string[] | undefined;
}

interface JudgedCall {
  readonly answers: Answers;
  /** Which rows were read out. */
  readonly asked: readonly string[];
  readonly fired: readonly FiredRule[];
  readonly redFlag: ReturnType<typeof redFlagOf>;
}

/** A call that was written down is judged like what a patient writes: by what was ticked, and by its words. */
export const judgeCall = ({ type, patient, firedByWords, signs }: Call): JudgedCall => {
  const answers: Answers = signs ? { [dangerQuestionId]: { choices: signs } } : {};
  const answer = answers[dangerQuestionId];
  const question = answer && dangerQuestionFor(type, patient);
  if (question && !checkAnswer(question, answer).ok)
    throw new BadInput([{ path: ['body', 'dangerSigns'], key: 'invalid_value' }]);
  const fired = [...firedRules(type, answers, patient), ...firedByWords];
  const asked = question?.options.filter((each) => each !== noSign) ?? [];
  return { answers, asked, fired, redFlag: redFlagOf(strongestAction(fired)) };
};

interface AskedByStaff extends Pick<JudgedCall, 'answers' | 'asked' | 'fired'> {
  readonly id: string;
  readonly eContactId: string;
  readonly type: ProblemType;
}

/** What the caller was asked lies with the e-contact, as if the patient had ticked it. */
export const keepDangerAsked = async (
  tx: Tx,
  actor: Actor,
  member: Member,
  { id, eContactId, type, answers, asked, fired }: AskedByStaff,
  now: Date,
): Promise<void> => {
  const ticked = choicesOf(answers[dangerQuestionId]).filter((each) => each !== noSign);
  const log: DangerAsked = { at: now.toISOString(), question: dangerQuestionId, quote: null, asked, ticked };
  await tx
    .insertInto('ai_questionnaire')
    .values({
      id,
      author_user_id: actor.userId,
      patient_person_id: member.person_id,
      clinic_id: member.clinic_id,
      e_contact_id: eContactId,
      language: actor.language ?? 'en',
      is_only_danger: true,
      input: '',
      problem_type: type,
      answers: JSON.stringify(answers),
      danger_log: JSON.stringify([log]),
      fired: JSON.stringify(fired),
      catalogue_version: catalogueVersion,
      engine: 'RULES',
      created_at: now,
      updated_at: now,
    })
    .execute();
};
