import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from './card.tsx';
import styles from './check-answers.module.css';

interface Answer {
  label: string;
  value: ReactNode;
  /** Where it is changed; left out where it cannot be. */
  change?: { to: string; words: string } | undefined;
}

/** What was answered, line by line, each with a way to change it. */
export const CheckAnswers = ({ answers }: { answers: readonly Answer[] }) => (
  <Card isFlush>
    <dl className={styles.list}>
      {answers.map(({ label, value, change }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {change ? (
            <dd className={styles.change}>
              <Link to={change.to} aria-label={`${change.words}: ${label}`}>
                {change.words}
              </Link>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  </Card>
);
