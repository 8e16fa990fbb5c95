import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentConfig } from '../../../core/config.ts';
import {
  hasCookieChoice,
  rereadCookieChoice,
  useCookieChoice,
  useCookieSettings,
} from '../../../core/cookie-choice.ts';
import { useSession } from '../../../core/session/index.ts';
import { loadPart } from '../../../core/texts/index.ts';

const Nothing = () => null;

/** The card once its code and words are here. */
let loaded: ComponentType | undefined;

const load = async (): Promise<{ default: ComponentType }> => {
  const { CookiePanel, cookiePart } = await import('./cookie-panel.tsx');
  await loadPart(cookiePart);
  loaded = CookiePanel;
  return { default: CookiePanel };
};
// A page works without the card; it comes with the next visit.
const LaterPanel = lazy(() => load().catch(() => ({ default: Nothing })));

/** The policy has the settings in its text; a card would lie over the ways to sign in just when one is pressed. */
const quiet = ['/cookie-policy', '/choose-auth', '/choose-signup'];

/** Nobody is asked about what nobody measures. */
const isMeasured = (): boolean => currentConfig().analyticsMeasurementId !== null;

/** Fetched before the first page of a visit that will ask, so that the card is there with the page. */
export const preloadCookieNotice = async (): Promise<void> => {
  if (isMeasured() && !hasCookieChoice() && !quiet.includes(location.pathname))
    await load().catch(() => undefined);
};

/** Asks about cookies on public pages until somebody chose. */
export function CookieNotice() {
  const isWanted = useCookieSettings();
  const isChosen = useCookieChoice() !== undefined;
  const isSignedIn = useSession() !== null;
  const isQuiet = quiet.includes(useLocation().pathname);
  const [isShown, setShown] = useState(false);
  const [Panel] = useState(() => loaded ?? LaterPanel);
  // The page that is made in advance has no card; in a browser it comes before anything is drawn.
  useLayoutEffect(() => setShown(true), []);
  useEffect(() => {
    addEventListener('storage', rereadCookieChoice);
    return () => removeEventListener('storage', rereadCookieChoice);
  }, []);
  // Whoever is signed in has come for something else.
  const isAsked = !isChosen && !isSignedIn && !isQuiet;
  if (!isShown || !(isWanted || (isAsked && isMeasured()))) return null;
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
