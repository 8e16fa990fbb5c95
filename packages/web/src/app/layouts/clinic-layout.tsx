import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { useAnswer } from '../../core/api/index.ts';
import { useCommandKeys } from '../../core/commands/index.ts';
import { useLiveStatus } from '../../core/live/index.ts';
import { HeaderOutlet, useCollapsedMenu } from '../../core/page/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { CommandPalette } from '../../features/command-palette/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useTitle } from '../root.tsx';
import { Banners } from '../shell/banners.tsx';
import { ClinicBlock } from '../shell/clinic-block.tsx';
import { clinicIcons } from '../shell/clinic-icons.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { MenuDrawer } from '../shell/menu-drawer.tsx';
import { Sidebar } from '../shell/sidebar.tsx';
import { useHasWideMenu, useMenuPlace } from '../shell/use-menu-place.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

const useWaiting = (): number => {
  const { activeRole } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const enabled = activeRole === 'PRM_DOCTOR' && clinicId !== '';
  return useAnswer(countClinicEContacts, { query: { clinicId } }, { enabled }).data?.incoming ?? 0;
};

function UpdatesPaused() {
  const { shell } = usePublicTexts();
  if (useLiveStatus() !== 'paused') return null;
  return (
    <Tooltip text={shell.updatesPausedWhy}>
      <span className={styles.paused} role="status">
        <Icon name="offline" size="sm" />
        {shell.updatesPaused}
      </span>
    </Tooltip>
  );
}

function MenuToggle({ place, toggle }: { place: 'rail' | 'wide'; toggle: () => void }) {
  const { shell } = usePublicTexts();
  return (
    <IconButton size="sm" label={place === 'rail' ? shell.expand : shell.collapse} onPress={toggle}>
      <StaffIcon name="panel-left" />
    </IconButton>
  );
}

/** Staff and platform admins: the menu with its counts, the page's title in the header, the full width. */
export function Component() {
  const title = useTitle();
  const { isCollapsed, toggle } = useCollapsedMenu();
  const place = useMenuPlace(isCollapsed);
  const hasRoom = useHasWideMenu();
  const { activeRole } = useUser();
  const counts = { eContacts: useWaiting() };
  useDensity('compact');
  useCommandKeys();
  useKeepRole(activeRole === 'PRM_TERVITA_ADMIN' ? activeRole : 'PRM_DOCTOR');
  const header = (
    <header className={styles.header} data-kind="clinic">
      {place === 'drawer' ? (
        <MenuDrawer>
          {(close) => (
            <Sidebar icons={clinicIcons} counts={counts} onNavigate={close}>
              <ClinicBlock isRail={false} />
            </Sidebar>
          )}
        </MenuDrawer>
      ) : null}
      <span className={styles.title}>{title}</span>
      <HeaderOutlet className={styles.slot} />
      <UpdatesPaused />
      <LanguageSelect />
      <HeaderOutlet place="end" />
    </header>
  );
  const aside =
    place === 'drawer' ? null : (
      <SideMenu place={place} toggle={hasRoom ? <MenuToggle {...{ place, toggle }} /> : null}>
        <Sidebar icons={clinicIcons} isRail={place === 'rail'} counts={counts}>
          <ClinicBlock isRail={place === 'rail'} />
        </Sidebar>
      </SideMenu>
    );
  return (
    <>
      <Frame width="full" {...{ aside, header }} banners={<Banners />} />
      <CommandPalette />
    </>
  );
}
