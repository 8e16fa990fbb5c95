import type { LeaveRequest } from '@tervita/domain/leave';
import { ageOn } from '@tervita/domain/persons';
import type { PatientProblemType } from '@tervita/domain/problem-types';
import { type Answers, catalogueVersion, firedRules } from '@tervita/domain/smart-questionnaire';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { dayOf, type Person } from '../people/person.ts';

/** What somebody answered before they sent it. */
export interface Asked {
  readonly answers: Answers;
  readonly leave?: Omit<LeaveRequest, 'startDate'>;
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
  readonly type: PatientProblemType;
  readonly text: string;
  readonly at: number;
}

/** As sending leaves it: the rules that fired with the answers, the summary in the person's own wording. */
export const questionnaireOf = ({ answers, leave }: Asked, sent: Sent): QuestionnaireRow => {
  const { years, months } = ageOn(sent.patient.birthDate, dayOf(sent.at));
  const facts = { ageMonths: years * 12 + months, sex: sent.patient.sex };
  const at = new Date(sent.at);
  return {
    id: sent.id,
    author_user_id: sent.authorUserId,
    patient_person_id: sent.patientPersonId,
    clinic_id: sent.clinicId,
    draft_id: null,
    e_contact_id: sent.eContactId,
    language: sent.language,
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
