import type { EContactStatus } from '@tervita/domain/e-contacts';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { Asked } from './asked.ts';

export type CareFlowRow = Insertable<DB['care_flow']>;

interface StartedFlow {
  readonly id: string;
  readonly clinicId: string;
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly startedByUserId: string;
  readonly language: string;
  readonly status: EContactStatus;
  readonly hosted: Asked['hosted'];
  readonly at: number;
  /** Null while it goes on. */
  readonly endedAt: number | null;
}

const stateOf = (status: EContactStatus): string => {
  if (status === 'STARTED' || status === 'FAILED') return status;
  return status === 'CANCELLED' ? status : 'DONE';
};

const answersOf = (hosted: NonNullable<Asked['hosted']>) =>
  Object.entries(hosted).map(([topic, value], at) => ({
    questionId: `q${at + 1}`,
    value: String(value),
    label: `${topic}: ${value}`,
  }));

/** What was begun on a provider's page; undefined for what is no questionnaire. */
export const careFlowOf = (flow: StartedFlow): CareFlowRow | undefined =>
  kindOf(flow.type) === 'QUESTIONNAIRE'
    ? {
        id: flow.id,
        clinic_id: flow.clinicId,
        e_contact_id: flow.eContactId,
        type: flow.type,
        started_by_user_id: flow.startedByUserId,
        side: 'PATIENT',
        draft_id: null,
        language: flow.language,
        session_id: `session-${flow.id}`,
        pathway_id: `pathway-${flow.id}`,
        activity_id: flow.hosted ? `activity-${flow.id}` : null,
        state: stateOf(flow.status),
        attempts: 0,
        answers: flow.hosted ? JSON.stringify(answersOf(flow.hosted)) : null,
        created_at: new Date(flow.at),
        ended_at: flow.endedAt === null ? null : new Date(flow.endedAt),
      }
    : undefined;
