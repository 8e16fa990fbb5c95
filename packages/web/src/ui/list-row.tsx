import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './list-row.module.css';

interface RowContent {
  title: ReactNode;
  hint?: ReactNode;
  /** An icon; it gets a tinted tile unless isBare. */
  icon?: ReactNode;
  isBare?: boolean | undefined;
  /** At the end: a tag, a time, buttons. */
  end?: ReactNode;
}

function Content({ title, hint, icon, isBare = false, end }: RowContent) {
  return (
    <>
      {icon ? <span className={isBare ? styles.bare : styles.tile}>{icon}</span> : null}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </>
  );
}

/** A row of facts inside a flush Card. */
export const ListRow = (props: RowContent) => (
  <div className={styles.row}>
    <Content {...props} />
  </div>
);

interface RowLinkProps extends RowContent {
  to: string;
  onClick?: (() => void) | undefined;
}

/** The whole row is the link. */
export const RowLink = ({ to, onClick, ...content }: RowLinkProps) => (
  <Link to={to} className={styles.row ?? ''} data-pressable="" onClick={onClick}>
    <Content {...content} />
    <Icon name="chevron-right" />
  </Link>
);

interface RowButtonProps extends RowContent {
  onPress: () => void;
  isSelected?: boolean | undefined;
}

export const RowButton = ({ onPress, isSelected = false, ...content }: RowButtonProps) => (
  <button
    type="button"
    className={styles.row}
    data-pressable=""
    data-selected={isSelected || undefined}
    aria-current={isSelected || undefined}
    onClick={onPress}
  >
    <Content {...content} />
    <Icon name="chevron-right" />
  </button>
);
