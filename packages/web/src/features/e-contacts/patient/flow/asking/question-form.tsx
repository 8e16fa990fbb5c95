import type { QuestionnaireProgress, SmartAnswer } from '@tervita/contract/smart-questionnaire';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../../../../core/api/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { useAskingTexts } from '../texts.ts';
import { isBegun, ownWordsAddress } from './asked-choice.ts';
import styles from './asking.module.css';
import { checkGiven, type Given, refusalOf } from './check-answer.ts';
import { Choices } from './controls/choices.tsx';
import { Numbers } from './controls/numbers.tsx';
import { Words } from './controls/words.tsx';
import { DangerTold } from './danger-told.tsx';
import { ForWhomLine } from './for-whom-line.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { SavedNote } from './saved-note.tsx';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly asked: QuestionnaireProgress['questions'][number];
  readonly onSaved: (progress: QuestionnaireProgress) => void;
}

const controls = {
  SINGLE_CHOICE: Choices,
  MULTIPLE_CHOICE: Choices,
  TEXT: Words,
  NUMERIC: Numbers,
  TIME: Numbers,
};

const issueOf = (error: ApiError): string | undefined => error.issues[0]?.key;

/** One question, one page: why it is asked, its control, one button. */
export function QuestionForm({ progress, asked, onSaved }: Props) {
  const t = useAskingTexts();
  const { question, answer } = asked;
  const kept = useKeptAnswer(progress.aiQuestionnaireId, question, answer);
  const [error, setError] = useState<string>();
  const [unusual, setUnusual] = useState<{ words: string; answer: SmartAnswer }>();
  const step = useStep(progress);
  const Control = controls[question.type];

  const save = (taken: SmartAnswer) =>
    step.mutate(
      {
        body: {
          stage: 'ANSWERS',
          aiQuestionnaireId: progress.aiQuestionnaireId,
          answers: { [question.id]: taken },
        },
      },
      {
        onSuccess: (next) => {
          kept.isSaved();
          onSaved(next);
        },
        onError: (refused) => setError(refusalOf(issueOf(refused), t)),
      },
    );
  const finish = (given: Given) => {
    if (step.isPending) return;
    const checked = checkGiven(question, given, t);
    setError('error' in checked ? checked.error : undefined);
    setUnusual('unusual' in checked ? { words: checked.unusual, answer: checked.answer } : undefined);
    if ('error' in checked)
      document
        .querySelector<HTMLElement>('main [data-question] input, main [data-question] textarea')
        ?.focus();
    else if (!('unusual' in checked)) save(checked.answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish(kept.given);
  };
  const change = (given: Given) => {
    // The choice that is on its way is the one that is shown; words may still be added to it.
    if (step.isPending && given.choices !== kept.given.choices) return;
    setError(undefined);
    setUnusual(undefined);
    kept.change(given);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={flow.page} data-question="">
        <DangerTold progress={progress} />
        <KeptAnswers progress={progress} />
        <div>
          {question.stem ? (
            <p className={styles.reason}>{question.stem}</p>
          ) : (
            <ForWhomLine progress={progress} />
          )}
          <PageTitle takesFocus>{question.label}</PageTitle>
          {question.help ? <p className={styles.help}>{question.help}</p> : null}
          {question.required || question.help ? null : <p className={styles.help}>{t.question.optional}</p>}
        </div>
        <Control question={question} given={kept.given} error={error} onGiven={change} onDone={finish} />
        {unusual ? (
          <Callout
            tone="turn"
            role="alert"
            title={t.question.unusualTitle}
            action={
              <Button variant="secondary" onPress={() => save(unusual.answer)}>
                {t.question.isRight}
              </Button>
            }
          >
            {unusual.words}
          </Callout>
        ) : null}
        {question.source ? <p className={styles.source}>{question.source}</p> : null}
        <Disclosure title={t.question.whyTitle}>{question.why}</Disclosure>
        <Link
          className={styles.ownWords ?? ''}
          to={ownWordsAddress(progress)}
          // The answer that is on its way would lead to the next question from there.
          onClick={(event) => step.isPending && event.preventDefault()}
        >
          <Icon name="pencil" size="sm" />
          {t.question.allOwnWords}
        </Link>
      </div>
      <BottomBar note={isBegun(progress) ? <SavedNote /> : null}>
        <Button
          type="submit"
          isWide
          isPending={step.isPending}
          pendingLabel={question.needsChoice ? t.question.savingAnswer : t.question.choosing}
        >
          {t.question.next}
        </Button>
      </BottomBar>
    </form>
  );
}
