import type { WaitingTimes } from '@tervita/contract/waiting-times';
import { reasonsShown } from '@tervita/domain/waiting-times';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartOrTable } from '../../../ui/chart-or-table.tsx';
import { useWaitingTexts } from '../texts.ts';
import { useChoice } from './use-choice.ts';
import { useDurations } from './use-durations.ts';
import styles from './waiting.module.css';

/** The reasons that come most often; the file has them all. */
export function ReasonsCard({ times: { types, workingDay } }: { times: WaitingTimes }) {
  const t = useWaitingTexts();
  const { labels } = useClinicTexts().problemTypes;
  const choice = useChoice();
  const { words } = useDurations(workingDay);
  const shown = types.slice(0, reasonsShown);
  const most = Math.max(1, ...shown.map(({ half }) => half ?? 0));
  const bar = (half: number | null) => (
    <i className={styles.bar} style={{ inlineSize: `${(100 * (half ?? 0)) / most}%` }} />
  );
  return (
    <Card as="section" aria-label={t.byReason}>
      <ChartOrTable
        title={t.byReason}
        aside={types.length > shown.length ? t.ofReasons(shown.length, types.length) : undefined}
        begins="TABLE"
        choice={choice}
        heads={[t.reason, t.count, t.firstHalf, t.nineOfTen, t.completedHalf]}
        rows={shown.map(({ type, count, half, nineOfTen, completedHalf }) => ({
          key: type,
          cells: [
            labels[type],
            count,
            <span key="half" className={styles.barCell}>
              {bar(half)}
              {words(half, t.none)}
            </span>,
            words(nineOfTen, t.none),
            words(completedHalf, t.none),
          ],
        }))}
        chart={
          <ul className={styles.reasons}>
            {shown.map(({ type, half }) => (
              <li key={type}>
                <span>{labels[type]}</span>
                <span className={styles.track}>{bar(half)}</span>
                <span>{words(half, t.none)}</span>
              </li>
            ))}
          </ul>
        }
      />
    </Card>
  );
}
