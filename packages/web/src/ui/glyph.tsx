import { classNames } from './class-names.ts';
import styles from './glyph.module.css';

export type IconSize = 'sm' | 'md' | 'lg' | 'xl' | 'em';

interface Props {
  path: string;
  size?: IconSize | undefined;
  label?: string | undefined;
}

/** One-colour icon on the 24 grid. Decorative unless it has a label. */
export function Glyph({ path, size = 'md', label }: Props) {
  return (
    <svg
      className={classNames(styles.glyph, styles[size])}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
