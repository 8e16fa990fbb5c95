import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonContentProps {
  children: ReactNode;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  /** The key that does the same, as printed: "E", "Ctrl Enter". */
  keys?: string | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** In place of the spinner, when nothing moves meanwhile. */
  pendingIcon?: ReactNode;
}

// Both faces share one grid cell, so the button keeps its width when it becomes pending.
export function ButtonContent(props: ButtonContentProps) {
  const { children, icon, trailingIcon, keys, isPending = false, pendingLabel, pendingIcon } = props;
  const face = (
    <span
      className={styles.face}
      data-replaced={isPending ? (pendingLabel ? 'words' : 'spinner') : undefined}
    >
      {icon ?? null}
      {children}
      {trailingIcon ?? null}
      {keys ? <Kbd>{keys}</Kbd> : null}
    </span>
  );
  if (!pendingLabel && !isPending) return face;
  return (
    <span className={styles.faces} aria-live="polite">
      {face}
      <span className={styles.face} data-replaced={isPending ? undefined : 'words'}>
        {pendingIcon ?? <Spinner />}
        {pendingLabel ?? null}
      </span>
    </span>
  );
}
