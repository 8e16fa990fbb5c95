import type {
  QuestionnaireProgress,
  SmartAnswer,
  SmartQuestion,
} from '@tervita/contract/smart-questionnaire';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { CheckAnswers } from '../../../../../ui/check-answers.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import { useAskingTexts } from '../texts.ts';
import { choiceOf, questionAddress } from './asked-choice.ts';
import { unitWords } from './check-answer.ts';
import { ForWhomLine } from './for-whom-line.tsx';

const useToldAnswer = () => {
  const t = useAskingTexts();
  return ({ options, units }: SmartQuestion, answer: SmartAnswer | null): string => {
    if (!answer || 'skipped' in answer) return t.summary.noAnswer;
    if ('text' in answer) return answer.text || t.summary.noAnswer;
    if ('number' in answer) return `${answer.number} ${unitWords(units[0]?.unit ?? 'count', t)}`.trim();
    if ('value' in answer) return `${answer.value} ${t.units[answer.unit]}`;
    const chosen = options.filter(({ id }) => answer.choices.includes(id)).map(({ label }) => label);
    return [...chosen, ...(answer.ownWords ? [answer.ownWords] : [])].join('; ');
  };
};

/** Question by question, each to be changed. */
export function AnswersList({ progress }: { progress: QuestionnaireProgress }) {
  const t = useAskingTexts().summary;
  const told = useToldAnswer();
  return (
    <>
      <div className={flow.page}>
        <div>
          <ForWhomLine progress={progress} />
          <PageTitle takesFocus>{t.answersTitle}</PageTitle>
        </div>
        <CheckAnswers
          answers={progress.questions.map(({ question, answer }) => ({
            label: question.label,
            value: told(question, answer),
            change: { to: `${questionAddress(progress, question.id)}&check=1`, words: t.change },
          }))}
        />
      </div>
      <BottomBar>
        <LinkButton isWide to={flowAddress('summary', choiceOf(progress))}>
          {t.done}
        </LinkButton>
      </BottomBar>
    </>
  );
}
