import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { visitTimesMax } from '@tervita/domain/leave';
import { visitMinutesOf } from '@tervita/domain/problem-types';
import { type FormEvent, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { MessageField } from '../../../message-field.tsx';
import flow from '../flow.module.css';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';
import { DangerTold } from './danger-told.tsx';
import { ForWhomLine } from './for-whom-line.tsx';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly onSaved: (progress: QuestionnaireProgress) => void;
}

export const visitTimesKey = (questionnaireId: string): string => `visit times ${questionnaireId}`;

/** Before a visit or a procedure: when the person cannot come. May be left empty. */
export function VisitForm({ progress, onSaved }: Props) {
  const t = useAskingTexts();
  const { userId } = useUser();
  const { aiQuestionnaireId, unavailableVisitTimes } = progress;
  const { chiefProblemTypeId: reason } = progress;
  const minutes = reason && visitMinutesOf(reason);
  const key = visitTimesKey(aiQuestionnaireId);
  const [times, setTimes] = useState(() => readDraft(userId, key) || (unavailableVisitTimes ?? ''));
  const [error, setError] = useState<string>();
  const step = useStep(progress);
  const change = (typed: string) => {
    setError(undefined);
    writeDraft(userId, key, typed, now());
    setTimes(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending) return;
    if ([...times.trim()].length > visitTimesMax) return setError(t.question.tooLong);
    step.mutate(
      { body: { stage: 'VISIT_INFO', aiQuestionnaireId, unavailableVisitTimes: times } },
      {
        onSuccess: (next) => {
          writeDraft(userId, key, '', now());
          onSaved(next);
        },
        onError: () => setError(t.question.failed),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={flow.page}>
        <DangerTold progress={progress} />
        <div>
          <ForWhomLine progress={progress} />
          <PageTitle takesFocus>{t.visit.title}</PageTitle>
          {minutes === null ? null : <p className={styles.help}>{t.visit.takes(minutes)}</p>}
          <p className={styles.help}>{t.visit.hint}</p>
        </div>
        <MessageField
          rows={3}
          label={`${t.visit.label} ${t.leave.optional}`}
          limit={visitTimesMax}
          value={times}
          error={error}
          onText={change}
        />
      </div>
      <BottomBar note={t.visit.why}>
        <Button type="submit" isWide isPending={step.isPending} pendingLabel={t.question.choosing}>
          {t.question.next}
        </Button>
      </BottomBar>
    </form>
  );
}
