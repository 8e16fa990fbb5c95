import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { RouteError } from '../pages/route-error.tsx';
import { Root } from '../root.tsx';
import { publicLayout, routesIn } from './build-route.ts';
import { firstPages } from './first-pages.ts';
import { loadPage } from './load-page.ts';
import type { RouteHandle } from './page-row.ts';

const rootId = 'root';

const notFound: RouteObject = {
  path: '*',
  handle: { title: 'notFound' } satisfies RouteHandle,
  lazy: () => loadPage(() => import('../pages/not-found-page.tsx')),
};

export const firstRoutes = (): RouteObject[] => [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      ...routesIn('own', firstPages),
      { lazy: publicLayout, children: [...routesIn('public', firstPages), notFound] },
    ],
  },
];

export const loadMoreRoutes = () => import('./more-routes.ts');

const discover: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  const { moreRoutes, signedInId } = await loadMoreRoutes();
  if (signal.aborted) return;
  patch(rootId, moreRoutes);
  if (matchRoutes(moreRoutes, path)) return;
  const { laterPublicRoutes, laterSignedInRoutes } = await import('./later-routes.ts');
  if (signal.aborted) return;
  patch(rootId, laterPublicRoutes);
  patch(signedInId, laterSignedInRoutes);
};

/**
 * The table comes in parts: the next one when those before it do not know the address. The router takes a route
 * that it already has only once, and nothing from a navigation that was given up: so nothing is remembered here.
 */
export const discoverRoutes = (): PatchRoutesOnNavigationFunction => async (asked) => {
  try {
    await discover(asked);
  } catch (error) {
    if (asked.signal.aborted) return;
    // The router would show nothing at all: the page that was asked for says what is wrong.
    const failed = {
      path: asked.path,
      ErrorBoundary: RouteError,
      lazy: () => loadPage(() => Promise.reject(error)),
    };
    asked.patch(rootId, [failed]);
  }
};
