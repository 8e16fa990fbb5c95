import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicTexts } from '../../core/texts/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import styles from './frame.module.css';

interface Props {
  place: 'rail' | 'wide';
  /** Left out where there is no choice. */
  onToggle?: (() => void) | undefined;
  children: ReactNode;
}

/** The menu beside the page: 232 px, or a rail of icons. */
export function SideMenu({ place, onToggle, children }: Props) {
  const { shell } = usePublicTexts();
  return (
    <div className={styles.aside} data-place={place}>
      <div className={styles.asideHead}>
        <Link to="/" className={styles.brand ?? ''} aria-label={shell.home}>
          {place === 'rail' ? <LogoMark /> : <Logo />}
        </Link>
        {onToggle ? (
          <IconButton
            size="sm"
            label={place === 'rail' ? shell.expand : shell.collapse}
            aria-expanded={place === 'wide'}
            onPress={onToggle}
          >
            <StaffIcon name="panel-left" />
          </IconButton>
        ) : null}
      </div>
      {children}
    </div>
  );
}
