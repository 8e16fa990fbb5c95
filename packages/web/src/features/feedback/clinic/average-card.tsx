import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

const radius = 80;
const length = Math.PI * radius;

/** From one star at the left to five at the right. */
function Gauge({ average }: { average: number }) {
  const path = `M 20 100 A ${radius} ${radius} 0 0 1 180 100`;
  return (
    <svg className={styles.gauge} viewBox="0 0 200 112" aria-hidden="true">
      <path d={path} className={styles.track} />
      <path
        d={path}
        className={styles.reached}
        strokeDasharray={`${(length * (average - 1)) / 4} ${length}`}
      />
    </svg>
  );
}

export function AverageCard({ figures }: { figures: FeedbackStatistics }) {
  const t = useStatisticsTexts();
  const { one: written } = useFigures();
  const { average, before } = figures;
  if (average === null) return null;
  return (
    <Card as="section" aria-label={t.average}>
      <h2 className={styles.title}>{t.average}</h2>
      <div className={styles.dial}>
        <Gauge average={average} />
        <p aria-label={t.averageOf(written(average))} role="img">
          <b>{written(average)}</b>
          <span>{t.outOf}</span>
        </p>
      </div>
      <p className={styles.note}>
        {before.average === null ? t.noBefore : t.before(written(before.average))}
      </p>
    </Card>
  );
}
