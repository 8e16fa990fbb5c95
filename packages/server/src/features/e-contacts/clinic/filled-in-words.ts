import type { Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import type { Move } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answers,
  answerLabel,
  type FiredRule,
  type PatientFacts,
  type Question,
  type QuestionnaireWords,
  ruleReason,
} from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { zoneOfOwnClinic } from '../../../core/session/own-clinic.ts';
import type { findMember } from '../../patients/index.ts';
import { capitalised, tickedShown } from '../patient/questionnaire/signs-shown.ts';
import { isSaidIn } from '../patient/questionnaire/signs-told.ts';
import { type WarnedAbout, warningOf } from '../patient/questionnaire/warning.ts';

interface FilledSoFar {
  readonly type: ProblemType;
  readonly answers: Answers;
  readonly patient: PatientFacts;
}

/** Each question with the answer that was chosen, one on a line. */
export const itemsInWords = (
  shown: readonly Question[],
  answers: Answers,
  words: QuestionnaireWords,
): string =>
  shown
    .map((question) => {
      const label = words.questions[question.words]?.label ?? question.id;
      const said = answerLabel(words, question, answers[question.id]);
      return `${label}${/[?.:]$/.test(label) ? '' : ':'} ${said ?? '–'}`;
    })
    .join('\n');

const signsOf = (told: FilledSoFar, rule: FiredRule, words: QuestionnaireWords): Warning['signs'] =>
  tickedShown(rule, words) ?? [{ id: rule.id, label: capitalised(ruleReason(told, rule, words)) }];

/** What of the answers is a sign of danger. */
export const signsInWords = (
  told: FilledSoFar,
  fired: readonly FiredRule[],
  words: QuestionnaireWords,
): string => fired.flatMap((rule) => signsOf(told, rule, words).map(({ label }) => label)).join('\n');

/** Longer than anybody fills in one questionnaire. */
const sameFillingHours = 12;

/** Of a questionnaire that staff fill in, and of one that the patient does. */
const movesWithSigns = ['recordAnswers', 'addInfo', 'reopen'] as const satisfies readonly Move[];

/** Signs that stand in the e-contact already, with the same answer, are not told again with every further answer. */
export const firedNow = async (
  tx: Tx,
  filling: { eContactId: string; type: ProblemType; fired: readonly FiredRule[] },
  now: Date,
): Promise<readonly FiredRule[]> => {
  if (filling.fired.length === 0) return [];
  const rows = await tx
    .selectFrom('timeline_entry')
    .select('fired')
    .where('e_contact_id', '=', filling.eContactId)
    .where('move', 'in', movesWithSigns)
    .where('reason', '=', filling.type)
    .where('fired', 'is not', null)
    .where('at', '>', new Date(now.getTime() - sameFillingHours * 3_600_000))
    .execute();
  const said = rows.flatMap(({ fired }) => fired as unknown as FiredRule[]);
  return filling.fired.filter((rule) => !isSaidIn(rule, said));
};

interface WarnedStaff {
  readonly actor: Actor;
  readonly member: Awaited<ReturnType<typeof findMember>>;
  readonly clinic: Pick<WarnedAbout, 'clinicPhone' | 'clinicCountry'>;
  readonly told: FilledSoFar;
  readonly fired: readonly FiredRule[];
  readonly words: QuestionnaireWords;
  readonly language: Language;
  readonly now: Date;
}

/** What is said of the clinic in questions and warnings. */
export const readClinic = async (db: Reader, id: string): Promise<WarnedStaff['clinic']> => {
  const { rows } = await sql<WarnedStaff['clinic']>`
    select phone as "clinicPhone", country as "clinicCountry" from clinic where id = ${id}`.execute(db);
  const [clinic] = rows;
  if (!clinic) throw new NotFound();
  return clinic;
};

/** What the patient would have read: staff say it to them. */
export const warningForStaff = ({
  actor,
  member,
  clinic,
  told,
  fired,
  words,
  language,
  now,
}: WarnedStaff): Warning | null => {
  if (fired.length === 0) return null;
  const about = {
    birthDate: member.birth_date,
    sex: told.patient.sex,
    ...clinic,
    clinicZone: zoneOfOwnClinic(actor, member.clinic_id),
  };
  const warned = warningOf(fired, { language, about, signsOf: (rule) => signsOf(told, rule, words), now });
  return warned?.warning ?? null;
};
