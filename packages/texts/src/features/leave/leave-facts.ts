import type { LeaveCard } from '@tervita/domain/leave';
import type { leave as en } from './en.ts';

export interface LeaveFact {
  readonly name: string;
  /** As it is copied; null where it was not told. */
  readonly value: string | null;
  /** Shown behind one press. */
  readonly isPersonalCode?: boolean;
}

const told = (name: string, text: string): LeaveFact[] => (text ? [{ name, value: text }] : []);

/** What is written into the register, in the order in which it asks for it. */
export const leaveFacts = (
  leave: LeaveCard,
  t: typeof en,
  day: (date: string) => string,
): readonly LeaveFact[] => {
  const { matter, note, startDate, returnDate, untilDate, worksWeekends, carePatientCode } = leave;
  const dayOf = (name: string, date: string | null): LeaveFact => ({ name, value: date ? day(date) : null });
  const care: LeaveFact[] =
    note === 'CARE_NOTE' && carePatientCode
      ? [{ name: t.caresFor, value: carePatientCode, isPersonalCode: true }]
      : [];
  const weekends = worksWeekends === null ? null : worksWeekends ? t.worksWeekends : t.noWeekends;
  const byMatter: Readonly<Record<LeaveCard['matter'], readonly LeaveFact[]>> = {
    START: [
      dayOf(t.start, startDate),
      ...care,
      { name: t.work, value: leave.jobDescription || null },
      { name: t.weekends, value: weekends },
    ],
    END: [dayOf(t.returns, returnDate), ...care],
    LENGTHEN: [dayOf(t.until, untilDate), ...care],
  };
  return [
    ...byMatter[matter],
    ...told(t.cannotCome, leave.unavailableVisitTimes),
    ...told(t.notes, leave.notes),
  ];
};
