import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import { useId, useState } from 'react';
import { useFormat } from '../../../../../core/format/index.ts';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { PartCharts } from './part-charts.tsx';
import styles from './results.module.css';
import { useResultTexts } from './texts.ts';
import { TrendChart } from './trend-chart.tsx';

/** More or less than the time before; undefined where only parts are added up. */
const useChange = ({ overTime }: QuestionnaireResponse): string | undefined => {
  const t = useResultTexts();
  const { day } = useFormat();
  const [before, last] = overTime.slice(-2);
  if (!before || !last || before.total === null || last.total === null) return undefined;
  const by = last.total - before.total;
  if (by === 0) return t.same(day(before.filledAt));
  return by > 0 ? t.more(by, day(before.filledAt)) : t.less(-by, day(before.filledAt));
};

function TrendTable({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  const { day } = useFormat();
  return (
    <table className={styles.trendTable} aria-label={`${t.overTime}: ${response.name}`}>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.score}</th>
          <th scope="col">{t.band}</th>
        </tr>
      </thead>
      <tbody>
        {response.overTime.toReversed().map(({ filledAt, total, band, subscores }) => (
          <tr key={filledAt}>
            <th scope="row">{day(filledAt)}</th>
            <td>{total ?? subscores.map(({ label, sum }) => `${label} ${sum}`).join(', ')}</td>
            <td>{band?.label ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Charts({ response }: { response: QuestionnaireResponse }) {
  const { name, range, bands, cutoff, overTime } = response;
  if (!range) return <PartCharts response={response} />;
  const results = overTime.flatMap(({ filledAt, total }) =>
    total === null ? [] : [{ filledAt, sum: total }],
  );
  return <TrendChart {...{ name, range, bands, cutoff, results }} />;
}

/** How it went: a small chart, and the same as a table. */
export function OverTime({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  const heading = useId();
  const hasChart = response.range !== null || response.subscores.length > 0;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const change = useChange(response);
  return (
    <section className={styles.overTime} aria-labelledby={heading}>
      <div className={styles.overTimeHead}>
        <h3 id={heading} className={styles.smallTitle}>
          {t.overTime}
        </h3>
        {change ? <span className={styles.muted}>{change}</span> : null}
        {hasChart ? (
          <SegmentedControl
            label={t.view}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t.chart, icon: <StaffIcon name="trend" size="sm" /> },
              { value: 'table', label: t.table, icon: <StaffIcon name="table" size="sm" /> },
            ]}
          />
        ) : null}
      </div>
      {hasChart && view === 'chart' ? <Charts response={response} /> : <TrendTable response={response} />}
    </section>
  );
}
