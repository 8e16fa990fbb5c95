import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import {
  jobDescriptionMax,
  type LeaveRequest,
  type LeaveType,
  lacksStartDate,
  leaveTypes,
  leaveTypesFor,
  noLeave,
  visitTimesMax,
} from '@tervita/domain/leave';
import { type FormEvent, useState } from 'react';
import { DayField } from '../../../../../core/form/index.ts';
import { useToday } from '../../../../../core/format/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { existingDay } from '../../../../../ui/date-text.ts';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { MessageField } from '../../../message-field.tsx';
import flow from '../flow.module.css';
import { usePerson } from '../for-whom/use-persons.ts';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';
import { refusalOf } from './check-answer.ts';
import { DangerTold } from './danger-told.tsx';
import { ForWhomLine } from './for-whom-line.tsx';
import { useStep } from './use-questionnaire.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly onSaved: (progress: QuestionnaireProgress) => void;
}

interface DetailsProps {
  readonly leave: LeaveRequest;
  readonly dateError: string | undefined;
  readonly onChange: (leave: LeaveRequest) => void;
}

/** Asked only of those who need a note. */
function Details({ leave, dateError, onChange }: DetailsProps) {
  const t = useAskingTexts().leave;
  const weekends = leave.worksWeekends === null ? null : leave.worksWeekends ? 'yes' : 'no';
  return (
    <>
      <DayField
        id="leave-start"
        label={t.startDate}
        value={leave.startDate ?? ''}
        error={dateError}
        onChange={(startDate) => onChange({ ...leave, startDate })}
      />
      <MessageField
        rows={2}
        label={`${t.job} ${t.optional}`}
        hint={t.jobHint}
        limit={jobDescriptionMax}
        value={leave.jobDescription}
        onText={(jobDescription) => onChange({ ...leave, jobDescription })}
      />
      <RadioGroup
        label={`${t.weekends} ${t.optional}`}
        value={weekends}
        onChange={(value) => onChange({ ...leave, worksWeekends: value === 'yes' })}
      >
        <ChoiceCard value="yes">{t.yes}</ChoiceCard>
        <ChoiceCard value="no">{t.no}</ChoiceCard>
      </RadioGroup>
      <MessageField
        rows={2}
        label={`${t.times} ${t.optional}`}
        limit={visitTimesMax}
        value={leave.unavailableVisitTimes}
        onText={(unavailableVisitTimes) => onChange({ ...leave, unavailableVisitTimes })}
      />
    </>
  );
}

const useOfferedLeave = ({ patientPersonId }: QuestionnaireProgress): readonly LeaveType[] => {
  const birthDate = usePerson(patientPersonId)?.birthDate;
  return leaveTypesFor({ birthDate, today: useToday() });
};

export function LeaveForm({ progress, onSaved }: Props) {
  const t = useAskingTexts();
  const [leave, setLeave] = useState<LeaveRequest | null>(progress.leaveRequest);
  const [error, setError] = useState<string>();
  const step = useStep(progress);
  const offered = useOfferedLeave(progress);
  const isNeeded = leave !== null && leave.type !== 'NOT_NEEDED';
  const save = (leaveRequest: LeaveRequest) => {
    if (step.isPending) return;
    const { aiQuestionnaireId } = progress;
    step.mutate(
      { body: { stage: 'SICK_LEAVE', aiQuestionnaireId, leaveRequest } },
      { onSuccess: onSaved, onError: ({ issues }) => setError(refusalOf(issues[0]?.key, t)) },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!leave) return setError(t.leave.required);
    const startDate = existingDay(leave.startDate ?? '') ?? null;
    const isDayMissing = lacksStartDate({ ...leave, startDate });
    setError(isDayMissing ? t.leave.badDate : undefined);
    if (isDayMissing) return document.getElementById('leave-start')?.focus();
    save(isNeeded ? { ...leave, startDate } : noLeave);
  };
  const choose = (value: string) => {
    setError(undefined);
    setLeave({ ...(leave ?? noLeave), type: leaveTypes.find((each) => each === value) ?? 'NOT_NEEDED' });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={flow.page}>
        <DangerTold progress={progress} />
        <div>
          <ForWhomLine progress={progress} />
          <PageTitle takesFocus>{t.leave.title}</PageTitle>
          <p className={styles.help}>{t.leave.hint}</p>
        </div>
        <RadioGroup
          isLabelHidden
          label={t.leave.title}
          error={isNeeded ? undefined : error}
          value={leave?.type ?? null}
          onChange={choose}
          // Whoever needs none is asked nothing more.
          onPressed={(value) => value === 'NOT_NEEDED' && save(noLeave)}
        >
          {offered.map((type) => (
            <ChoiceCard key={type} value={type}>
              {t.leave.types[type]}
            </ChoiceCard>
          ))}
        </RadioGroup>
        {isNeeded ? <Details leave={leave} dateError={error} onChange={setLeave} /> : null}
      </div>
      <BottomBar note={t.leave.why}>
        <Button type="submit" isWide isPending={step.isPending} pendingLabel={t.question.choosing}>
          {t.question.next}
        </Button>
      </BottomBar>
    </form>
  );
}
