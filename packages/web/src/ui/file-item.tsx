import type { ReactNode } from 'react';
import styles from './file-item.module.css';
import { Icon } from './icon.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface Props {
  name: string;
  /** Size and state in words. */
  meta: ReactNode;
  isPicture?: boolean | undefined;
  /** danger: failed, infected. */
  tone?: 'plain' | 'danger' | undefined;
  /** While it is on its way: 0 to 100, and the same in words. */
  progress?: { value: number; label: string } | undefined;
  /** Buttons at the end. */
  end?: ReactNode;
  picture?: ReactNode;
  /** The picture takes the place of the icon: where a glance at it is enough. */
  isSmall?: boolean | undefined;
}

/** A file: what it is called, how it is, and what can be done with it. */
export const FileItem = ({
  name,
  meta,
  isPicture,
  tone = 'plain',
  progress,
  end,
  picture,
  isSmall = false,
}: Props) => (
  <div className={styles.item} data-tone={tone}>
    <span className={styles.tile}>
      {isSmall && picture ? (
        picture
      ) : (
        <Icon name={tone === 'danger' ? 'triangle-alert' : isPicture ? 'image' : 'file'} />
      )}
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.meta}>{meta}</span>
      {progress ? (
        <div className={styles.bar}>
          <ProgressBar
            label={`${name}: ${progress.label}`}
            value={progress.value}
            valueText={progress.label}
          />
        </div>
      ) : null}
    </span>
    {end ? <span className={styles.end}>{end}</span> : null}
    {picture && !isSmall ? <div className={styles.picture}>{picture}</div> : null}
  </div>
);
