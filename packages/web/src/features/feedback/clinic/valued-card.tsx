import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { Card } from '../../../ui/card.tsx';
import { useFeedbackTexts } from '../texts.ts';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

/** Which quick choices were made, and how often. */
export function ValuedCard({ figures }: { figures: FeedbackStatistics }) {
  const t = useStatisticsTexts();
  const { keywords } = useFeedbackTexts();
  return (
    <Card as="section" aria-label={t.valued}>
      <h2 className={styles.title}>{t.valued}</h2>
      {figures.keywords.length === 0 ? <p className={styles.note}>{t.none}</p> : null}
      <ul className={styles.valued}>
        {figures.keywords.map(({ keyword, count }) => (
          <li key={keyword}>
            <span>{keywords[keyword]}</span>
            <b>{count}</b>
            <span className={styles.thin} aria-hidden="true">
              <i style={{ width: `${(100 * count) / figures.count}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
