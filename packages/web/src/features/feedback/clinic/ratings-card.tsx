import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartOrTable } from '../../../ui/chart-or-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

/** How many gave how many stars. */
export function RatingsCard({ figures }: { figures: FeedbackStatistics }) {
  const t = useStatisticsTexts();
  const { share } = useFigures();
  return (
    <Card as="section" aria-label={t.ratings}>
      <ChartOrTable
        choice={{ as: 'BUTTON', toTable: t.asTable, toChart: t.asChart }}
        title={t.ratings}
        aside={t.count(figures.count)}
        heads={[t.ratingColumn, t.countColumn, t.shareColumn]}
        rows={figures.ratings.map(({ rating, count }) => ({
          key: String(rating),
          cells: [t.stars(rating), String(count), share(count, figures.count)],
        }))}
        chart={
          <ul className={styles.bars}>
            {figures.ratings.map(({ rating, count }) => (
              <li key={rating}>
                <span className={styles.stars}>
                  {rating} <Icon name="star" size="sm" />
                </span>
                <span className={styles.bar}>
                  <i style={{ width: `${(100 * count) / Math.max(1, figures.count)}%` }} />
                </span>
                <span className={styles.share}>
                  <b>{count}</b> · {share(count, figures.count)}
                </span>
              </li>
            ))}
          </ul>
        }
      />
    </Card>
  );
}
