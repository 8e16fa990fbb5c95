import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getDraft, listDrafts } from '@tervita/contract/e-contacts';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { Navigate } from 'react-router';
import { call, queryKeyOf } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { SkeletonChoices } from '../../../../../ui/skeleton.tsx';
import { useFlowChoice } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { besideWordsAddress } from './asked-choice.ts';
import { codeOf, Unavailable } from './unavailable.tsx';

interface Props {
  readonly target: FlowTarget;
  readonly draftId: string;
}

/** Asked about before, for this reason or another; nobody asks the server for what it does not have. */
const askedBefore = async (id: string): Promise<QuestionnaireProgress | undefined> => {
  const { drafts } = await call(listDrafts);
  if (!drafts.some((draft) => draft.id === id)) return undefined;
  const { draft } = await call(getDraft, { params: { id } });
  return draft?.hasQuestionnaire ? call(getQuestionnaire, { params: { id } }) : undefined;
};

/** Signs of danger for what is written in one's own words: before it is begun, gone on with, moved or sent. */
export function BesideWords({ target, draftId: aiQuestionnaireId }: Props) {
  const t = useAskingTexts();
  const locale = useLanguage();
  const client = useQueryClient();
  const { isChecking = false } = useFlowChoice();
  const { personId: patientPersonId, clinicId, type: chiefProblemTypeId } = target;
  const asked = useQuery({
    queryKey: ['danger beside words', aiQuestionnaireId, chiefProblemTypeId],
    retry: 1,
    gcTime: 0,
    queryFn: async () => {
      const known = await askedBefore(aiQuestionnaireId);
      const chosen = { aiQuestionnaireId, chiefProblemTypeId };
      const matter = { patientPersonId, clinicId, locale, input: '' };
      const progress =
        known?.chiefProblemTypeId === chiefProblemTypeId
          ? known
          : await call(questionnaireFlow, {
              body: known
                ? { stage: 'QUESTIONS', ...chosen }
                : { stage: 'PROBLEM_TYPE', ...chosen, ...matter },
            });
      client.setQueryData(queryKeyOf(getQuestionnaire, { params: { id: aiQuestionnaireId } }), progress);
      return besideWordsAddress(progress, isChecking);
    },
  });
  if (asked.data) return <Navigate replace to={asked.data} />;
  if (asked.isError) return <Unavailable target={target} code={codeOf(asked.error)} />;
  return <SkeletonChoices label={t.question.choosing} count={4} />;
}
