import { Icon } from './icon.tsx';
import styles from './locked-facts.module.css';

interface Props {
  facts: readonly { label: string; value: string }[];
  /** Why they cannot be changed here; said once. */
  because: string;
}

/** Several values that something else than this form vouches for. A single one is a TextField that is locked. */
export const LockedFacts = ({ facts, because }: Props) => (
  <div className={styles.box}>
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.because}>
      <Icon name="lock" size="sm" />
      {because}
    </p>
  </div>
);
