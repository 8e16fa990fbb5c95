import { HeaderOutlet } from '../../core/page/index.ts';
import { Banners } from '../shell/banners.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { patientIcons } from '../shell/patient-icons.tsx';
import { Sidebar } from '../shell/sidebar.tsx';
import { useMenuPlace } from '../shell/use-menu-place.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

/** One conversation: its own title takes the place of the header; the menu stays where there is room for it. */
export function Component() {
  const place = useMenuPlace(false);
  useDensity('comfortable');
  useKeepRole('PRM_PATIENT');
  const header = (
    <header className={styles.header}>
      <HeaderOutlet className={styles.slot} />
      <LanguageSelect />
    </header>
  );
  const aside =
    place === 'drawer' ? null : (
      <SideMenu place={place}>
        <Sidebar icons={patientIcons} isRail={place === 'rail'} />
      </SideMenu>
    );
  return <Frame width="column" {...{ aside, header }} notice={<OfflineNotice />} banners={<Banners />} />;
}
