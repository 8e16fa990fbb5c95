import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../core/session/index.ts';
import { loadPart, signedInPart, usePublicTexts } from '../../core/texts/index.ts';
import { CookieNotice } from '../../features/consents/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { useDensity } from './use-density.ts';

// Few of these pages have a session, as when one agrees to the texts; those bring what belongs to it.
const Banners = lazy(async () => {
  const [module] = await Promise.all([import('../shell/public-banners.tsx'), loadPart(signedInPart)]);
  return { default: module.PublicBanners };
});
const BannersOfSession = () => (
  <Suspense>
    <Banners />
  </Suspense>
);

const SessionWatch = lazy(async () => {
  const [module] = await Promise.all([import('../shell/session-watch.tsx'), loadPart(signedInPart)]);
  return { default: module.SessionWatch };
});

/** Pages that anybody sees: signing in, policies, what does not exist. */
export function Component() {
  const { core, shell } = usePublicTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  useDensity('comfortable');
  const isSignedIn = useSession() !== null;
  // The first page of a visit has nothing behind it.
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1));
  const header = (
    <header className={styles.header}>
      <IconButton label={core.actions.back} onPress={back}>
        <Icon name="arrow-left" size="lg" />
      </IconButton>
      <Link to="/" className={styles.brand ?? ''} aria-label={shell.home}>
        <Logo />
      </Link>
      <span className={styles.space} />
      <LanguageSelect />
    </header>
  );
  return (
    <>
      <Frame
        width="column"
        header={header}
        aside={<CookieNotice />}
        banners={isSignedIn ? <BannersOfSession /> : undefined}
      />
      {isSignedIn ? (
        <Suspense>
          <SessionWatch />
        </Suspense>
      ) : null}
    </>
  );
}
