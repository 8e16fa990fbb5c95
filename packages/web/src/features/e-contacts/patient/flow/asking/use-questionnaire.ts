import { useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useCallback } from 'react';
import { queryKeyOf, useAnswer, useCommand } from '../../../../../core/api/index.ts';
import { useFlowTarget } from '../flow-target.ts';

/** As far as it is; every step puts what it answered in its place. */
export const useQuestionnaire = (id: string) =>
  useAnswer(getQuestionnaire, { params: { id } }, { enabled: id !== '', staleTime: 60_000 });

interface Page {
  readonly personId?: string | undefined;
  readonly clinicId?: string | undefined;
  readonly chiefProblemTypeId?: ProblemType | null | undefined;
}

/** What the page stands for: the server refuses a step into a questionnaire about anything else. */
export const matterOf = ({ personId, clinicId, chiefProblemTypeId }: Page) => ({
  ...(personId && clinicId ? { patientPersonId: personId, clinicId } : {}),
  ...(chiefProblemTypeId ? { chiefProblemTypeId } : {}),
});

/** One step. The screen shows what went wrong itself, beside the answer that is still there. */
export const useStep = (progress?: QuestionnaireProgress) => {
  const client = useQueryClient();
  const keyOf = (id: string) => queryKeyOf(getQuestionnaire, { params: { id } });
  const command = useCommand(questionnaireFlow, {
    onError: ({ code, status }, { body }) => {
      const isGone = status === 404 && body.stage === 'PROBLEM_TYPE' && body.mustExist === true;
      if (code !== 'QUESTIONNAIRE_MISMATCH' && !isGone) return true;
      // It was changed or deleted in another tab: what is there now is fetched, and the page begins anew.
      void client.invalidateQueries({ queryKey: keyOf(body.aiQuestionnaireId ?? '') });
      return isGone;
    },
    onDone: (done) => {
      client.setQueryData(keyOf(done.aiQuestionnaireId), done);
      void client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
    },
  });
  const { mutate: send } = command;
  const { personId, clinicId } = useFlowTarget() ?? {};
  const chiefProblemTypeId = progress?.chiefProblemTypeId;
  const mutate = useCallback(
    (...[{ body }, options]: Parameters<typeof send>) =>
      send(
        { body: { ...matterOf({ personId, clinicId, chiefProblemTypeId }), ...body } },
        {
          ...options,
          // Filed by itself before this step, which was not taken: nothing typed may be forgotten as if it were.
          onSuccess: (...done) => {
            if (!done[0].eContactId) options?.onSuccess?.(...done);
          },
        },
      ),
    [send, personId, clinicId, chiefProblemTypeId],
  );
  return { ...command, mutate };
};
