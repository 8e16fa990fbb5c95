import type { ReactNode } from 'react';
import styles from './card-head.module.css';
import { IconTile } from './icon-tile.tsx';

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** At the end: a chevron, a chip. */
  end?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  tone?: 'primary' | 'idle' | 'fill' | 'danger' | undefined;
}

/** First line of a Card: what it is about. */
export function CardHead({ title, hint, icon, end, level = 3, tone = 'primary' }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.head}>
      {icon ? <IconTile tone={tone}>{icon}</IconTile> : null}
      <div className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {end ?? null}
    </div>
  );
}
