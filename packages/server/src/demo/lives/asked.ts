import type { LeaveRequest } from '@tervita/domain/leave';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type Answers, catalogueVersion, firedRules } from '@tervita/domain/smart-questionnaire';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { day } from '../office-time.ts';
import { dayOf, type Person } from '../people/person.ts';
import { factsAt } from './facts-at.ts';

/** What somebody answered before they sent it. */
export interface Asked {
  readonly answers: Answers;
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
    is_only_danger: hosted !== undefined,
    input: sent.text,
    candidates: JSON.stringify([{ type: sent.type, because: [] }]),
    problem_type: sent.type,
    answers: JSON.stringify(answers),
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
