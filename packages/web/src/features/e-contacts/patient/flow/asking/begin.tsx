import { useQuery } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { call } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { nextAddress } from './asked-choice.ts';
import { Unavailable } from './unavailable.tsx';

/** About the same person, clinic and reason one goes on where one stopped. */
const begun = async ({ personId, clinicId, type }: FlowTarget) => {
  const { drafts } = await call(listDrafts, {});
  return drafts.find(
    (draft) =>
      draft.type === type && draft.patient.personId === personId && draft.clinic.clinicId === clinicId,
  );
};

/** The first step for a reason that was chosen from the list; what was begun in free words goes on in them. */
export function Begin({ target }: { target: FlowTarget }) {
  const t = useAskingTexts();
  const language = useLanguage();
  const [newId] = useState(() => crypto.randomUUID());
  const { personId, clinicId, type } = target;
  const started = useQuery({
    queryKey: ['begin questionnaire', newId],
    retry: 1,
    gcTime: 0,
    queryFn: async () => {
      const known = await begun(target);
      // Past the reminder of 112: nothing else asks about danger there.
      if (known?.kind === 'OWN_WORDS') return flowAddress('new', { ...target, isUnasked: true });
      if (known) return nextAddress(await call(getQuestionnaire, { params: { id: known.id } }));
      const first = await call(questionnaireFlow, {
        body: {
          stage: 'PROBLEM_TYPE',
          aiQuestionnaireId: newId,
          patientPersonId: personId,
          clinicId,
          locale: language,
          input: '',
          chiefProblemTypeId: type,
        },
      });
      return nextAddress(first);
    },
  });
  if (started.data) return <Navigate replace to={started.data} />;
  if (started.isError) return <Unavailable target={target} />;
  return <SkeletonRows label={t.question.choosing} count={4} />;
}
