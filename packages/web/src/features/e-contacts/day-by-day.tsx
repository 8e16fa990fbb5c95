import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { type ReactNode, useEffect, useRef } from 'react';
import { calendarDay, useFormat, useZone } from '../../core/format/index.ts';
import { DayDivider } from '../../ui/day-divider.tsx';
import styles from './day-by-day.module.css';

interface Props<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly children: (entry: Entry) => ReactNode;
}

/** The newest words are what one came for; again when there are more. */
const useScrollToEnd = (count: number) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return end;
};

/** What was said and done, under the day it happened; what comes in while one looks is announced. */
export function DayByDay<Entry extends Pick<TimelineEntry, 'id' | 'at'>>({
  label,
  entries,
  children,
}: Props<Entry>) {
  const format = useFormat();
  const zone = useZone();
  const end = useScrollToEnd(entries.length);
  const days = Map.groupBy(entries, (entry) => calendarDay(entry.at, zone));
  return (
    <section className={styles.days} aria-label={label} aria-live="polite" aria-relevant="additions">
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <DayDivider>{format.dayHeading(ofDay[0]?.at ?? day)}</DayDivider>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                {children(entry)}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <div ref={end} className={styles.end} />
    </section>
  );
}
