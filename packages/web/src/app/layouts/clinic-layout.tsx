import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { getInformationStatus } from '@tervita/contract/information-hub';
import { lazy, Suspense } from 'react';
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
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { PlanNotice } from '../shell/plan-notice.tsx';
import { Sidebar } from '../shell/sidebar.tsx';
import { useHasWideMenu, useMenuPlace } from '../shell/use-menu-place.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

const OldLists = lazy(() =>
  import('../../features/patient-lists/old-lists-banner.tsx').then(({ withWords }) => withWords()),
);

/** Under what everybody hears: what the admins of the clinic should see to. */
function ClinicBanners() {
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  return (
    <>
      <Banners />
      {isAdmin ? (
        <Suspense>
          <OldLists />
        </Suspense>
      ) : null}
      <PlanNotice />
    </>
  );
}

/** Items come seldom: the badge need not know at once. */
const unreadEveryMs = 300_000;

/** What waits for the clinic, and what this person has not read. */
const useCounts = () => {
  const { activeRole } = useUser();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const enabled = activeRole === 'PRM_DOCTOR' && clinicId !== '';
  const asked = { query: { clinicId } };
  const waiting = useAnswer(countClinicEContacts, asked, { enabled }).data;
  const unread = useAnswer(getInformationStatus, asked, { enabled, refetchEvery: unreadEveryMs }).data;
  return {
    eContacts: waiting?.incoming ?? 0,
    informationHub: unread ? (unread.clinical ?? 0) + unread.important : 0,
  };
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
  const counts = useCounts();
  useDensity('compact');
  useCommandKeys();
  useKeepRole(activeRole === 'PRM_TERVITA_ADMIN' ? activeRole : 'PRM_DOCTOR');
  // In a narrow header the name of the patient needs the room: the language is chosen in the menu.
  const header = (
    <header className={styles.header} data-kind="clinic">
      {place === 'drawer' ? (
        <MenuDrawer>
          {(close) => (
            <Sidebar icons={clinicIcons} counts={counts} onNavigate={close}>
              <ClinicBlock isRail={false} />
              <div>
                <LanguageSelect />
              </div>
            </Sidebar>
          )}
        </MenuDrawer>
      ) : null}
      <span className={styles.title}>{title}</span>
      <HeaderOutlet className={styles.slot} />
      <UpdatesPaused />
      {place === 'drawer' ? null : <LanguageSelect />}
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
      <Frame width="full" {...{ aside, header }} notice={<OfflineNotice />} banners={<ClinicBanners />} />
      <CommandPalette />
    </>
  );
}
