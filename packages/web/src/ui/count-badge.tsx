import { classNames } from './class-names.ts';
import styles from './count-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  children: number | string;
  tone?: 'plain' | 'turn' | 'primary' | undefined;
  /** What is counted, for assistive tools, when the words beside it do not say. */
  label?: string | undefined;
}

export const CountBadge = ({ children, tone = 'plain', label }: Props) => (
  <span className={classNames(styles.badge, styles[tone])}>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    <span aria-hidden={label ? true : undefined}>{children}</span>
  </span>
);
