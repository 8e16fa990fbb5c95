import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { useFigures } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

/** Ratings by what the e-contact was about. */
export function ReasonsCard({ figures }: { figures: FeedbackStatistics }) {
  const t = useStatisticsTexts();
  const { labels } = useClinicTexts().problemTypes;
  const { one: average } = useFigures();
  return (
    <Card as="section" aria-label={t.byReason}>
      <h2 className={styles.title}>{t.byReason}</h2>
      <Table
        label={t.byReason}
        rows={figures.types}
        keyOf={({ type }) => type}
        columns={[
          { id: 'type', head: t.reasonColumn, cell: ({ type }) => labels[type] },
          { id: 'count', head: t.countColumn, align: 'end', cell: ({ count }) => count },
          { id: 'average', head: t.averageColumn, align: 'end', cell: (row) => average(row.average ?? 0) },
        ]}
      />
    </Card>
  );
}
