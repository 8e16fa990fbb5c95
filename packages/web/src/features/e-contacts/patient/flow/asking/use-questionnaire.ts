import { useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { queryKeyOf, useAnswer, useCommand } from '../../../../../core/api/index.ts';

/** As far as it is; every step puts what it answered in its place. */
export const useQuestionnaire = (id: string) =>
  useAnswer(getQuestionnaire, { params: { id } }, { enabled: id !== '', staleTime: 60_000 });

/** One step. The screen shows what went wrong itself, beside the answer that is still there. */
export const useStep = () => {
  const client = useQueryClient();
  return useCommand(questionnaireFlow, {
    onError: () => true,
    onDone: (progress) => {
      const params = { id: progress.aiQuestionnaireId };
      client.setQueryData(queryKeyOf(getQuestionnaire, { params }), progress);
      void client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
    },
  });
};
