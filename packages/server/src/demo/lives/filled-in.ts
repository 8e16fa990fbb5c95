import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { Identities } from '../identities.ts';

import { type CareFlowRow, careFlowOf } from './hosted.ts';
import { type ResultRow, resultsOf } from './results.ts';
import type { Beginning, Moved } from './step.ts';

type RequestRow = Insertable<DB['questionnaire_request']>;

/** Of questionnaires in an e-contact: how they were scored, where they were filled in, what was asked for. */
export interface FilledIn {
  readonly results: () => readonly ResultRow[];
  readonly careFlow: () => CareFlowRow | undefined;
  readonly requests: () => readonly RequestRow[];
}

interface Lived {
  readonly beginning: Beginning;
  readonly moved: readonly Moved[];
  readonly eContactId: string;
  readonly creatorUserId: string;
  readonly identities: Identities;
  readonly ids: DemoIds;
}

export const filledIn = ({
  beginning,
  moved,
  eContactId,
  creatorUserId,
  identities,
  ids,
}: Lived): FilledIn => {
  const { index, clinic, patient, type, language, at, asked, status } = beginning;
  const matter = { clinicId: clinic.id, eContactId, type, language, at };
  return {
    results: () =>
      asked
        ? resultsOf(asked, {
            ...matter,
            id: ids('result', index, at),
            memberId: identities.memberId(patient, clinic.index),
            patient,
          })
        : [],
    careFlow: () =>
      status === 'STARTED'
        ? careFlowOf({
            ...matter,
            id: ids('careFlow', index, at),
            startedByUserId: creatorUserId,
            status: moved[0]?.state.status ?? status,
            hosted: asked?.hosted,
            endedAt: moved[0]?.step.at ?? null,
          })
        : undefined,
    // Nobody in the demonstration has filled in what was asked for.
    requests: () =>
      moved.flatMap(({ step }) =>
        step.move === 'askQuestionnaire' && typeof step.by !== 'string'
          ? [
              {
                id: ids('request', index, step.at),
                clinic_id: clinic.id,
                e_contact_id: eContactId,
                type: step.reason ?? '',
                asked_by_user_id: step.by.userId,
                asked_at: new Date(step.at),
                questionnaire_id: null,
                filled_at: null,
              },
            ]
          : [],
      ),
  };
};
