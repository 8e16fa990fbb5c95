import { Link } from 'react-router';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Logo } from '../../ui/logo.tsx';
import { Banners } from '../shell/banners.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { MenuDrawer } from '../shell/menu-drawer.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { patientIcons } from '../shell/patient-icons.tsx';
import { Sidebar } from '../shell/sidebar.tsx';
import { useMenuPlace } from '../shell/use-menu-place.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

export function Component() {
  const { shell } = usePublicTexts();
  const place = useMenuPlace(false);
  useDensity('comfortable');
  useKeepRole('PRM_PATIENT');
  const header = (
    <header className={styles.header}>
      {place === 'drawer' ? (
        <>
          <MenuDrawer>{(close) => <Sidebar icons={patientIcons} onNavigate={close} />}</MenuDrawer>
          <Link to="/" className={styles.brand ?? ''} aria-label={shell.home}>
            <Logo />
          </Link>
        </>
      ) : null}
      <span className={styles.space} />
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
