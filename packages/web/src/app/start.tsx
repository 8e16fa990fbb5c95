import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onAccessNeed, onUnauthorized } from '../core/api/call.ts';
import { now } from '../core/clock.ts';
import { loadConfig } from '../core/config.ts';
import { forgetDrafts, tidyDrafts } from '../core/drafts/drafts.ts';
import { forgetOthersLastSeen } from '../core/offline/forget-last-seen.ts';
import { report } from '../core/report.ts';
import {
  beforeLeaving,
  endSession,
  listenToOtherTabs,
  loadSession,
  onSessionEnd,
  type SessionEnd,
  saveRequestedRoute,
  wasLeft,
  whyEnded,
} from '../core/session/index.ts';
import { firstLanguage, setLanguage } from '../core/texts/index.ts';
import { preloadCookieNotice } from '../features/consents/index.ts';
import { leaveDevice, saveUnsaved } from './leave-device.ts';
import { firstPages } from './routes/first-pages.ts';
import { discoverRoutes, firstRoutes, loadMoreRoutes } from './routes/route-table.ts';

const ignore = () => undefined;

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The first page's code and guards are done when this resolves, so nothing blank is ever shown. */
const ready = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Who was signed out without wanting it comes in again; who left sees the start page. */
const pagesAfter: Record<SessionEnd, string> = {
  expired: '/choose-auth?status=session-expired',
  ended: '/choose-auth?status=session-ended',
  'logged-out': '/?status=logged-out',
};

const followSession = (router: AppRouter) => {
  onUnauthorized((code) => endSession(code === 'SESSION_ENDED' ? 'ended' : whyEnded()));
  onAccessNeed(() => {
    import('./lead-to-needs.ts').then(({ leadToNeeds }) => leadToNeeds(router)).catch(ignore);
  });
  beforeLeaving(saveUnsaved);
  onSessionEnd((why, { userClaim }) => {
    const { pathname, search } = router.state.location;
    if (why === 'expired') saveRequestedRoute(pathname + search);
    else leaveDevice(userClaim.userId);
    router.navigate(pagesAfter[why], { replace: true }).catch((error) => report('NAVIGATION', error));
  });
  listenToOtherTabs(() => location.reload());
};

// A layout that settles in the next frame; browsers call it an error, nobody else does.
const isNoise = (message: string) => message.startsWith('ResizeObserver loop');

const reportFaults = () => {
  addEventListener('error', ({ error, message }) => {
    if (!isNoise(message)) report('WINDOW', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => report('REJECTION', reason));
};

/** Longer than this nobody waits for what is not the page itself. */
const patienceMs = 400;
const inTime = (extra: Promise<void>): Promise<void> =>
  Promise.race([extra, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);

/** Configuration, session and language first, then the page that was asked for. */
export const start = async (root: HTMLElement): Promise<void> => {
  reportFaults();
  // Whoever does not come in by the front door needs the rest of the table: it is fetched meanwhile.
  const page = firstPages.find(({ path }) => path === location.pathname);
  if (!page) loadMoreRoutes().catch(() => undefined);
  const asked = Promise.all([loadConfig(), loadSession()]);
  const [config, session] = await asked.catch(async (error) =>
    (await import('../core/offline/start-offline.ts')).startOffline(error),
  );
  forgetOthersLastSeen(session?.userClaim.userId);
  // This tab may have slept while somebody left, or while another person came.
  if (session) tidyDrafts(session.userClaim.userId, now());
  else if (wasLeft()) forgetDrafts();
  const language = firstLanguage(config.prmFeatures.COUNTRY_CODE, session?.userClaim.language);
  // Whoever is signed in does not stay on the start page and needs none of its words.
  const staysHere = !session || page?.whenSignedIn !== 'goes-home';
  await setLanguage(language, ...(page?.texts && staysHere ? [page.texts].flat() : []));
  const router = createBrowserRouter(firstRoutes(), { patchRoutesOnNavigation: discoverRoutes() });
  followSession(router);
  await Promise.all([ready(router), session ? undefined : inTime(preloadCookieNotice())]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};
