import styles from './avatar.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** Without a name nobody is there: a dashed ring. */
  name?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Looks at the same thing right now. */
  isViewing?: boolean | undefined;
  /** Nobody has confirmed what this person says of themselves: a dashed ring in the colour of what waits for a decision. */
  isUnverified?: boolean | undefined;
  /** Given where no words beside it repeat the name. */
  label?: string | undefined;
}

const tints = 5;

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

// The same person has the same tint everywhere.
const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % tints;

export function Avatar({ name, size = 'md', isViewing = false, isUnverified = false, label }: Props) {
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...aria}
      className={styles.avatar}
      data-size={size}
      data-tint={name ? tintOf(name) : 'none'}
      data-viewing={isViewing || undefined}
      data-unverified={isUnverified || undefined}
    >
      {name ? initialsOf(name) : <Icon name="user" size={size === 'sm' || size === 'md' ? 'sm' : 'md'} />}
    </span>
  );
}
