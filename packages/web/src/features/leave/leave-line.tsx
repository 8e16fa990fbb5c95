import type { LeaveCardShown } from '@tervita/contract/e-contacts';
import { useFormat } from '../../core/format/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './leave.module.css';
import { useLeaveTexts } from './texts.ts';

/** What leave is wanted, in one line: enough to decide who takes it. */
export function LeaveLine({ leave }: { leave: LeaveCardShown }) {
  const t = useLeaveTexts();
  const { day } = useFormat();
  const { startDate, returnDate, untilDate, jobDescription, worksWeekends } = leave;
  const told = [
    startDate && t.line.from(day(startDate)),
    returnDate && t.line.returns(day(returnDate)),
    untilDate && t.line.until(day(untilDate)),
    jobDescription,
    worksWeekends === null ? null : worksWeekends ? t.line.worksWeekends : t.line.noWeekends,
  ].filter((part) => part);
  return (
    <p className={styles.line}>
      <Icon name="calendar" size="sm" />
      <span>
        <strong>{t.title[leave.matter][leave.note]}</strong>
        {told.length > 0 ? <span className={styles.told}>{told.join(' · ')}</span> : null}
      </span>
    </p>
  );
}
