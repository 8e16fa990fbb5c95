import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { matterOf, useStep } from './use-questionnaire.ts';

/** What was told becomes the text that the clinic gets, unless somebody has put another in its place. */
export const useAsTold = (progress: QuestionnaireProgress) => {
  const { mutate } = useStep(progress);
  return (
    { aiQuestionnaireId, chiefProblemTypeId, summary, input }: QuestionnaireProgress,
    then: () => void,
  ): void => {
    if (summary?.isEdited || input === '') then();
    // Without it the last page makes a summary, which can be changed there as well.
    else
      mutate(
        {
          body: { stage: 'SUMMARY', aiQuestionnaireId, ...matterOf({ chiefProblemTypeId }), summary: input },
        },
        { onSuccess: then, onError: then },
      );
  };
};
