import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { usePublicTexts } from '../../core/texts/index.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import styles from './frame.module.css';

const mainId = 'main';

interface Props {
  /** Beside the page on wide screens. */
  aside?: ReactNode;
  header: ReactNode;
  /** Stays with the header while the page is scrolled. */
  notice?: ReactNode;
  banners?: ReactNode;
  footer?: ReactNode;
  /** column: 640 px for patients; full: staff. */
  width: 'column' | 'full';
}

/** Landmarks in reading order: skip link, menu, header, notices, content. */
export function Frame({ aside, header, notice, banners, footer, width }: Props) {
  const { shell } = usePublicTexts();
  return (
    <div className={styles.frame}>
      <SkipLink targetId={mainId}>{shell.skip}</SkipLink>
      {aside}
      <div className={styles.body}>
        <div className={styles.top} data-width={width}>
          {header}
          {notice}
        </div>
        {banners}
        <main id={mainId} tabIndex={-1} className={styles.main} data-width={width}>
          <Outlet />
        </main>
        {footer}
      </div>
    </div>
  );
}
