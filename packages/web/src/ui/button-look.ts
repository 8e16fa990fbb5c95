import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'soft'
  | 'ghost'
  /** Looks like a link, where it stands alone among text. */
  | 'link'
  | 'danger'
  /** White with red words: 112 beside the main action. */
  | 'danger-quiet';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the whole width of its place. */
  isWide?: boolean | undefined;
}

export const buttonLook = ({ variant = 'primary', size = 'md', isWide = false }: ButtonLook): string =>
  classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
