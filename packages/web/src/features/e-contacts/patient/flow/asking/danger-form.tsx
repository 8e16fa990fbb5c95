import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { DangerList } from '../../warning/danger-list.tsx';
import { useAskingTexts } from '../texts.ts';
import { checkGiven, refusalOf } from './check-answer.ts';
import { ForWhomLine } from './for-whom-line.tsx';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly asked: QuestionnaireProgress['questions'][number];
  readonly onSaved: (progress: QuestionnaireProgress) => void;
}

/** The list of danger before anything else is told, and the question that words open afterwards. */
export function DangerForm({ progress, asked, onSaved }: Props) {
  const t = useAskingTexts();
  const { question, answer } = asked;
  const kept = useKeptAnswer(progress.aiQuestionnaireId, question, answer);
  const [error, setError] = useState<string>();
  const step = useStep(progress);
  const none = question.options.find((option) => option.id === question.exclusive);
  const goOn = () => {
    const checked = checkGiven(question, kept.given, t);
    if (!('answer' in checked)) {
      setError(checked.error);
      return false;
    }
    const { aiQuestionnaireId } = progress;
    // Where a reason was found meanwhile, in another tab, its own list is to be answered.
    const chiefProblemTypeId = progress.chiefProblemTypeId ?? 'OTHER_PROBLEM';
    const answers = { [question.id]: checked.answer };
    step.mutate(
      { body: { stage: 'ANSWERS', aiQuestionnaireId, chiefProblemTypeId, answers } },
      {
        onSuccess: (next) => {
          kept.isSaved();
          onSaved(next);
        },
        onError: ({ issues }) => setError(refusalOf(issues[0]?.key, t)),
      },
    );
    return true;
  };
  const tick = (choices: string[]) => {
    // The choice that is on its way is the one that is shown.
    if (step.isPending) return;
    setError(undefined);
    kept.change({ ...kept.given, choices });
  };
  return (
    <DangerList
      who={<ForWhomLine progress={progress} withAge />}
      title={question.label}
      help={question.help}
      quote={question.quote}
      signs={question.options.filter((option) => option !== none)}
      rare={question.rare}
      none={none ?? { id: '', label: '' }}
      values={kept.given.choices}
      onTick={tick}
      error={error}
      isPending={step.isPending}
      onContinue={goOn}
    />
  );
}
