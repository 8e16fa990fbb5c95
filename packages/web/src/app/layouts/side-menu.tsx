import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import styles from './frame.module.css';

interface Props {
  place: 'rail' | 'wide';
  /** The button that makes it narrow, where there is a choice. */
  toggle?: ReactNode;
  children: ReactNode;
}

/** The menu beside the page: 232 px, or a rail of icons. */
export function SideMenu({ place, toggle, children }: Props) {
  const { shell } = usePublicTexts();
  return (
    <aside className={styles.aside} data-place={place} aria-label={shell.mainMenu}>
      <div className={styles.asideHead}>
        <Link to="/" className={styles.brand ?? ''} aria-label={shell.home}>
          {place === 'rail' ? <LogoMark /> : <Logo />}
        </Link>
        {toggle}
      </div>
      {children}
    </aside>
  );
}
