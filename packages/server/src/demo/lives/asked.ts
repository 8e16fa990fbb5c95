import type { LeaveRequest } from '@tervita/domain/leave';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answers,
  catalogueVersion,
  choicesOf,
  dangerQuestionId,
  firedRules,
  moreDangerQuestionId,
  noSign,
  type PatientFacts,
  questionsFor,
} from '@tervita/domain/smart-questionnaire';
import {
  type DangerSuspected,
  dangerKindIn,
  signsToAsk,
} from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { DangerAsked } from '../../features/e-contacts/patient/questionnaire/questionnaire-store.ts';
import { day, minute } from '../office-time.ts';
import { dayOf, type Person } from '../people/person.ts';
import { factsAt } from './facts-at.ts';

/** What somebody answered before they sent it. */
export interface Asked {
  readonly answers: Answers;
  /** Nothing but danger was asked; the rest they wrote freely. */
  readonly isOnlyDanger?: true;
  readonly leave?: Omit<LeaveRequest, 'startDate'>;
  /** Of leave that is to begin: how long before it was sent its first day was. */
  readonly startedDaysBefore?: number;
  /** Of leave that is to end: how long after it was sent they go back to work. */
  readonly returnsAfterDays?: number;
  /** On a provider's page, in order: what was asked, and the value that was chosen. */
  readonly hosted?: Readonly<Record<string, number>>;
}

export type QuestionnaireRow = Insertable<DB['ai_questionnaire']>;

interface Sent {
  readonly id: string;
  readonly authorUserId: string;
  readonly patientPersonId: string;
  readonly patient: Person;
  readonly clinicId: string;
  readonly eContactId: string;
  readonly language: string;
  readonly type: ProblemType;
  readonly text: string;
  readonly at: number;
}

/** With the days that are told, which stand before or after the sending. */
export const answersAt = ({ answers, startedDaysBefore, returnsAfterDays }: Asked, at: number): Answers => ({
  ...answers,
  ...(startedDaysBefore && { startDate: { text: dayOf(at - startedDaysBefore * day) } }),
  ...(returnsAfterDays && { returnDate: { text: dayOf(at + returnsAfterDays * day) } }),
});

/** The list some minutes before the words, and what these made us ask once more. */
const dangerLogOf = (
  { type, text, at }: Sent,
  answers: Answers,
  facts: PatientFacts,
): readonly DangerAsked[] => {
  const ticked = (id: string) => choicesOf(answers[id]).filter((each) => each !== noSign);
  const list = questionsFor(type, answers, facts).find(({ id }) => id === dangerQuestionId);
  const asked = list && 'options' in list ? list.options.filter((each) => each !== noSign) : [];
  const first: DangerAsked = {
    at: new Date(at - 6 * minute).toISOString(),
    question: dangerQuestionId,
    quote: null,
    asked,
    ticked: ticked(dangerQuestionId),
  };
  const heard: DangerSuspected | null = answers[moreDangerQuestionId] ? dangerKindIn(text, facts) : null;
  if (!heard) return list ? [first] : [];
  const again: DangerAsked = {
    at: new Date(at - minute).toISOString(),
    question: moreDangerQuestionId,
    quote: heard.quote,
    asked: signsToAsk(heard, facts),
    ticked: ticked(moreDangerQuestionId),
  };
  return [first, again];
};

/** As sending leaves it: the rules that fired with the answers, the summary in the person's own wording. */
export const questionnaireOf = (asked: Asked, sent: Sent): QuestionnaireRow => {
  const { leave, hosted } = asked;
  const answers = answersAt(asked, sent.at);
  const facts = factsAt(sent.patient, sent.at);
  const at = new Date(sent.at);
  return {
    id: sent.id,
    author_user_id: sent.authorUserId,
    patient_person_id: sent.patientPersonId,
    clinic_id: sent.clinicId,
    draft_id: null,
    e_contact_id: sent.eContactId,
    language: sent.language,
    is_only_danger: asked.isOnlyDanger ?? hosted !== undefined,
    input: asked.isOnlyDanger ? '' : sent.text,
    candidates: JSON.stringify([{ type: sent.type, because: [] }]),
    problem_type: sent.type,
    answers: JSON.stringify(answers),
    danger_log: JSON.stringify(dangerLogOf(sent, answers, facts)),
    leave_request: leave ? JSON.stringify({ ...leave, startDate: dayOf(sent.at) }) : null,
    acknowledged: [],
    summary: sent.text,
    is_summary_edited: true,
    fired: JSON.stringify(firedRules(sent.type, answers, facts)),
    catalogue_version: catalogueVersion,
    engine: 'RULES',
    created_at: at,
    updated_at: at,
  };
};
