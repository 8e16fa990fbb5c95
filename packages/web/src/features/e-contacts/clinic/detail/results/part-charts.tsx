import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import styles from './results.module.css';
import { useResultTexts } from './texts.ts';
import { TrendChart } from './trend-chart.tsx';

/** A small chart of each part under its name: their lines would cross in one chart, and be told apart by colour only. */
export function PartCharts({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  return (
    <ul className={styles.partCharts}>
      {response.subscores.map(({ id, label, sum, max }) => (
        <li key={id}>
          <p className={styles.partName}>
            {label}
            <span className={styles.muted}>{`${sum} ${t.of(max)}`}</span>
          </p>
          <TrendChart
            isSmall
            name={label}
            range={{ min: 0, max }}
            results={response.overTime.flatMap(({ filledAt, subscores }) =>
              subscores.filter((part) => part.id === id).map((part) => ({ filledAt, sum: part.sum })),
            )}
          />
        </li>
      ))}
    </ul>
  );
}
