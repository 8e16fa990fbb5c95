import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { Kbd } from '../../../../ui/kbd.tsx';
import styles from './next-e-contact.module.css';
import { useWorkingTexts } from './texts.ts';
import type { Neighbours } from './use-neighbours.ts';

/** Who comes next in the list, once nothing more is to be done here. */
export function NextEContact({ next, nextName }: Pick<Neighbours, 'next' | 'nextName'>) {
  const t = useWorkingTexts();
  if (!next || !nextName) return null;
  return (
    <Link className={styles.next ?? ''} to={next} aria-keyshortcuts="J">
      <span className={styles.name}>{t.next(nextName)}</span>
      <Kbd>J</Kbd>
      <Icon name="arrow-right" size="sm" />
    </Link>
  );
}
