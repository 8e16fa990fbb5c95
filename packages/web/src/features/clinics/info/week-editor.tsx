import { regionalLocale } from '@tervita/domain/core';
import { useLanguage } from '../../../core/texts/index.ts';
import styles from './clinic-info.module.css';
import type { WeeklyHours } from './info-values.ts';
import { IntervalsEditor } from './intervals-editor.tsx';

interface Props {
  readonly weekly: readonly WeeklyHours[];
  readonly onChange: (weekly: readonly WeeklyHours[]) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** 1 January 2024 was a Monday. */
const dayIn = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

export function WeekEditor({ weekly, onChange }: Props) {
  const locale = regionalLocale[useLanguage()];
  const nameOf = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <ul className={styles.week}>
      {weekdays.map((weekday) => {
        const name = nameOf.format(dayIn(weekday));
        return (
          <li key={weekday} className={styles.weekday}>
            <span className={styles.dayName}>{name}</span>
            <IntervalsEditor
              day={name}
              intervals={weekly.filter((each) => each.weekday === weekday)}
              onChange={(intervals) =>
                onChange([
                  ...weekly.filter((each) => each.weekday !== weekday),
                  ...intervals.map(({ opens, closes }) => ({ weekday, opens, closes })),
                ])
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
