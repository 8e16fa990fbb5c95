import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rereadCookieChoice, useCookieChoice, useCookieSettings } from '../../../core/cookie-choice.ts';
import { useSession } from '../../../core/session/index.ts';
import { loadPart } from '../../../core/texts/index.ts';

const Nothing = () => null;

const load = async (): Promise<{ default: ComponentType }> => {
  const { CookiePanel, cookiePart } = await import('./cookie-panel.tsx');
  await loadPart(cookiePart);
  return { default: CookiePanel };
};
// A page works without the card; it comes with the next visit.
const CookiePanel = lazy(() => load().catch(() => ({ default: Nothing })));

/** The policy has the settings in its text; a card would lie over the ways to sign in just when one is pressed. */
const quiet = ['/cookie-policy', '/choose-auth', '/choose-signup'];

/** Asks about cookies on public pages until somebody chose. It comes after the page, never with it. */
export function CookieNotice() {
  const isWanted = useCookieSettings();
  const isChosen = useCookieChoice() !== undefined;
  const isSignedIn = useSession() !== null;
  const isQuiet = quiet.includes(useLocation().pathname);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(true);
    addEventListener('storage', rereadCookieChoice);
    return () => removeEventListener('storage', rereadCookieChoice);
  }, []);
  // Whoever is signed in has come for something else.
  const isAsked = !isChosen && !isSignedIn && !isQuiet;
  if (!isShown || !(isWanted || isAsked)) return null;
  return (
    <Suspense>
      <CookiePanel />
    </Suspense>
  );
}
