import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BoneProps {
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'line' | 'box' | 'card' | 'circle' | undefined;
}

export const Bone = ({ width = '100%', height = '0.875rem', shape = 'line' }: BoneProps) => (
  <span className={styles.bone} data-shape={shape} style={{ width, height }} />
);

interface Props {
  /** Read out instead of the bones. */
  label: string;
  children: ReactNode;
}

/** The shape of what is coming. Stays unseen for 200 ms, so a quick answer never flashes. */
export const Skeleton = ({ label, children }: Props) => (
  <div className={styles.skeleton} role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);

/** Rows of two lines, as most lists have. */
export const SkeletonRows = ({ label, count = 6 }: { label: string; count?: number }) => (
  <Skeleton label={label}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
      <div key={at} className={styles.row}>
        <Bone width="1.25rem" height="1.25rem" shape="box" />
        <span className={styles.lines}>
          <Bone width={`${34 + ((at * 17) % 24)}%`} />
          <Bone width={`${58 + ((at * 23) % 30)}%`} height="0.75rem" />
        </span>
        <Bone width="1.75rem" height="1.75rem" shape="circle" />
      </div>
    ))}
  </Skeleton>
);

/** A heading, a hint and cards to choose from, as questions and the pages before them have. */
export const SkeletonChoices = ({ label, count = 4 }: { label: string; count?: number }) => (
  <Skeleton label={label}>
    <div className={styles.page}>
      <Bone width="72%" height="1.75rem" />
      <Bone width="44%" />
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all cards are alike
        <Bone key={at} height="3.75rem" shape="card" />
      ))}
    </div>
  </Skeleton>
);
