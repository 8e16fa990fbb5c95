import { useFormat } from '../../../../../core/format/index.ts';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import { Fact, Facts } from './facts.tsx';
import type { AnsweredQuestionnaire } from './use-questionnaire.ts';

/** What is needed to write the leave, or to see that it cannot be written. */
export function Leave({ leave }: { leave: NonNullable<AnsweredQuestionnaire['leaveRequest']> }) {
  const t = useAiTexts().answers;
  const format = useFormat();
  if (leave.type === 'NOT_NEEDED') return null;
  return (
    <section className={styles.part}>
      <SmallHeading>{t.leave[leave.type]}</SmallHeading>
      <Facts>
        <Fact name={t.start}>{leave.startDate ? format.day(leave.startDate) : t.notSaid}</Fact>
        <Fact name={t.work}>{leave.jobDescription || t.notSaid}</Fact>
        <Fact name={t.weekends}>
          {leave.worksWeekends === null ? t.notSaid : leave.worksWeekends ? t.worksWeekends : t.noWeekends}
        </Fact>
        {leave.unavailableVisitTimes ? <Fact name={t.cannotCome}>{leave.unavailableVisitTimes}</Fact> : null}
      </Facts>
    </section>
  );
}
