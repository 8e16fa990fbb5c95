import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
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

/** The rest of the table comes when the first part does not know the address. */
export const discoverRoutes = (): PatchRoutesOnNavigationFunction => {
  let isComplete = false;
  return async ({ patch }) => {
    if (isComplete) return;
    const { moreRoutes } = await loadMoreRoutes();
    patch(rootId, moreRoutes);
    isComplete = true;
  };
};
