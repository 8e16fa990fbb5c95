import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { type ReactNode, useEffect, useRef } from 'react';
import { calendarDay, useFormat, useZone } from '../../core/format/index.ts';
import { DayDivider } from '../../ui/day-divider.tsx';
import styles from './day-by-day.module.css';

interface Props<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** The entry to begin reading at; left out: the end. */
  readonly beginAt?: string | undefined;
  /** False: a part of it is still on its way, and the screen is still opening. */
  readonly isWhole?: boolean | undefined;
  /** What comes in now is not new: it is not announced. */
  readonly isQuiet?: boolean;
  readonly children: (entry: Entry) => ReactNode;
}

interface Newest {
  /** Undefined: nothing was said yet. */
  readonly newestId: string | undefined;
  readonly beginAt: string | undefined;
  readonly isWhole: boolean;
}

/** The newest words are what one came for; again when there are newer ones. */
const useScrollToNewest = ({ newestId, beginAt, isWhole }: Newest) => {
  const begin = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOpening = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins counts when it opens, not when it changes
  useEffect(() => {
    if (isOpening.current && beginAt) begin.current?.scrollIntoView({ block: 'start' });
    else if (newestId) end.current?.scrollIntoView({ block: 'end' });
    if (isWhole) isOpening.current = false;
  }, [newestId, isWhole]);
  return { begin, end };
};

/** What was said and done, under the day it happened; what comes in while one looks is announced. */
export function DayByDay<Entry extends Pick<TimelineEntry, 'id' | 'at'>>({
  label,
  entries,
  beginAt,
  isWhole = true,
  isQuiet = false,
  children,
}: Props<Entry>) {
  const format = useFormat();
  const zone = useZone();
  const { begin, end } = useScrollToNewest({ newestId: entries.at(-1)?.id, beginAt, isWhole });
  const days = Map.groupBy(entries, (entry) => calendarDay(entry.at, zone));
  return (
    <section
      className={styles.days}
      aria-label={label}
      aria-live={isQuiet ? 'off' : 'polite'}
      aria-relevant="additions"
    >
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <DayDivider>{format.dayHeading(ofDay[0]?.at ?? day)}</DayDivider>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <li key={entry.id} ref={entry.id === beginAt ? begin : null} className={styles.entry}>
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
