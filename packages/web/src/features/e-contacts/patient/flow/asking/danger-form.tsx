import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useQuietPage } from '../../../../../core/page/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { CheckboxChoices } from '../../../../../ui/checkbox-choices.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { DangerRows } from '../../../danger-signs/danger-rows.tsx';
import { signsOfRows, tickedRows } from '../../../danger-signs/rows-of-signs.ts';
import { EmergencyLink } from '../../emergency-link.tsx';
import flow from '../flow.module.css';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';
import { checkGiven, refusalOf } from './check-answer.ts';
import { ForWhomLine } from './for-whom-line.tsx';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly asked: QuestionnaireProgress['questions'][number];
  readonly onSaved: (progress: QuestionnaireProgress) => void;
}

/**
 * Signs of danger, before anything else is told. That none of them is there is said by hand, after the last of them, and
 * confirmed by Continue.
 */
export function DangerForm({ progress, asked, onSaved }: Props) {
  const t = useAskingTexts();
  useQuietPage();
  const id = useId();
  const { question, answer } = asked;
  const kept = useKeptAnswer(progress.aiQuestionnaireId, question, answer);
  const group = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const step = useStep(progress);
  const signs = question.options.filter((option) => option.id !== question.exclusive);
  const none = question.options.find((option) => option.id === question.exclusive);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending) return;
    const checked = checkGiven(question, { ...kept.given, choices: signsOfRows(kept.given.choices) }, t);
    if (!('answer' in checked)) {
      setError(checked.error);
      group.current?.querySelector('input')?.focus();
      return;
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
  };
  const tick = (choices: string[]) => {
    // The choice that is on its way is the one that is shown.
    if (step.isPending) return;
    setError(undefined);
    kept.change({ ...kept.given, choices });
  };
  const described = [question.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* biome-ignore lint/a11y/useSemanticElements: the title of the page names the group, a legend would say it twice */}
      <div
        ref={group}
        className={styles.form}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={described}
      >
        <CheckboxChoices
          values={tickedRows(question.options, kept.given.choices)}
          onChange={tick}
          exclusive={question.exclusive ?? undefined}
          isInvalid={error !== undefined}
        >
          <div className={flow.page}>
            <div>
              <ForWhomLine progress={progress} withAge />
              <PageTitle takesFocus id={`${id}-title`}>
                {question.label}
              </PageTitle>
              {question.help ? (
                <p id={`${id}-help`} className={styles.help}>
                  {question.help}
                </p>
              ) : null}
              <div role="alert">
                <FieldError id={id} error={error} />
              </div>
            </div>
            <DangerRows signs={signs} />
            {none ? <ChoiceCard value={none.id}>{none.label}</ChoiceCard> : null}
          </div>
          <BottomBar>
            <Button type="submit" isWide isPending={step.isPending} pendingLabel={t.question.choosing}>
              {t.question.next}
            </Button>
            <EmergencyLink />
          </BottomBar>
        </CheckboxChoices>
      </div>
    </form>
  );
}
