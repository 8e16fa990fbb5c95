import type { ReactNode } from 'react';
import { showError } from '../../core/api/index.ts';
import { useConfig } from '../../core/config.ts';
import { logOut, useUser } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { homeOfRole } from '../guard.ts';
import { MenuButton, MenuLink } from './menu-item.tsx';
import { type NavKey, navEntries, otherRoles } from './nav-entries.ts';
import { ProfileBlock } from './profile-block.tsx';
import styles from './sidebar.module.css';

export type NavIcons = Partial<Record<NavKey, ReactNode>>;

export interface SidebarProps {
  icons: NavIcons;
  isRail?: boolean;
  /** How many things wait, by entry. */
  counts?: Partial<Record<NavKey, number>>;
  /** Between the logo and the entries: the clinic. */
  children?: ReactNode;
  onNavigate?: (() => void) | undefined;
}

/** The menu of the active role: beside the page, as a rail, or inside the drawer. */
export function Sidebar({ icons, isRail = false, counts = {}, children, onNavigate }: SidebarProps) {
  const { shell } = usePublicTexts();
  const user = useUser();
  const config = useConfig();
  const leave = () => {
    onNavigate?.();
    logOut().catch(showError);
  };
  const badge = (key: NavKey) => {
    const count = counts[key];
    if (!count) return undefined;
    const label = key === 'informationHub' ? shell.unread(count) : shell.waitingForUs(count);
    return <CountBadge label={label}>{count}</CountBadge>;
  };
  return (
    <div className={styles.sidebar} data-rail={isRail || undefined}>
      {children}
      <nav aria-label={shell.mainMenu}>
        <ul className={styles.list}>
          {navEntries(user.activeRole, config).map(({ key, to }) => (
            <MenuLink
              key={key}
              to={to}
              icon={icons[key]}
              label={shell.nav[key]}
              badge={badge(key)}
              {...{ isRail, onPress: onNavigate }}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ul className={styles.list}>
          {otherRoles(user).map((role) => (
            <MenuLink
              key={role}
              to={homeOfRole(role)}
              icon={<Icon name="switch" />}
              label={shell.switchRole[role]}
              {...{ isRail, onPress: onNavigate }}
            />
          ))}
          <MenuButton icon={<Icon name="log-out" />} label={shell.logOut} isRail={isRail} onPress={leave} />
        </ul>
        <ProfileBlock {...{ isRail, onNavigate }} />
      </div>
    </div>
  );
}
