import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';

/** What is being typed over the summary outlives a reload and a change of language; empty when nothing is. */
export const useTypedSummary = ({ aiQuestionnaireId }: QuestionnaireProgress) => {
  const { userId } = useUser();
  const key = `summary ${aiQuestionnaireId}`;
  return {
    read: () => readDraft(userId, key),
    write: (text: string) => writeDraft(userId, key, text, now()),
  };
};
