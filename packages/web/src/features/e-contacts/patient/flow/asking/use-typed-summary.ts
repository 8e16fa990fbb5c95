import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';

export const typedSummaryKey = (questionnaireId: string): string => `summary ${questionnaireId}`;

/** What is being typed over the summary outlives a reload and a change of language; empty when nothing is. */
export const useTypedSummary = ({ aiQuestionnaireId }: QuestionnaireProgress) => {
  const { userId } = useUser();
  const key = typedSummaryKey(aiQuestionnaireId);
  return {
    read: () => readDraft(userId, key),
    write: (text: string) => writeDraft(userId, key, text, now()),
  };
};
