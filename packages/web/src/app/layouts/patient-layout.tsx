import { Link } from 'react-router';
import { useCollapsedMenu } from '../../core/page/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Logo } from '../../ui/logo.tsx';
import { Banners } from '../shell/banners.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { MenuDrawer } from '../shell/menu-drawer.tsx';
import { Sidebar } from '../shell/sidebar.tsx';
import { useMedia, useMenuPlace } from '../shell/use-media.ts';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

export function Component() {
  const { shell } = usePublicTexts();
  const { isCollapsed, toggle } = useCollapsedMenu();
  const place = useMenuPlace(isCollapsed);
  const hasRoom = useMedia('(min-width: 1200px)');
  useDensity('comfortable');
  useKeepRole('PRM_PATIENT');
  const header = (
    <header className={styles.header}>
      {place === 'drawer' ? (
        <>
          <MenuDrawer>{(close) => <Sidebar onNavigate={close} />}</MenuDrawer>
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
      <SideMenu place={place} onToggle={hasRoom ? toggle : undefined}>
        <Sidebar isRail={place === 'rail'} />
      </SideMenu>
    );
  return <Frame width="column" {...{ aside, header }} banners={<Banners />} />;
}
