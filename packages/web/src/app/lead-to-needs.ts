import type { createBrowserRouter } from 'react-router';
import { loadSession, saveRequestedRoute } from '../core/session/index.ts';

type AppRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>;

const lead = async (router: AppRouter): Promise<void> => {
  const { pathname, search } = router.state.location;
  await loadSession();
  await router.revalidate();
  // What was typed is kept under the address it was typed at.
  if (router.state.location.pathname !== pathname) saveRequestedRoute(pathname + search);
};

let leading: Promise<void> | undefined;

/** The server wants something first: with a fresh session the guard leads there, and afterwards back. */
export const leadToNeeds = (router: AppRouter): Promise<void> => {
  leading ??= lead(router).finally(() => {
    leading = undefined;
  });
  return leading;
};
