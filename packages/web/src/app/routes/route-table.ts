import type { RouteObject } from 'react-router';
import { loadAllTexts } from '../../core/texts/index.ts';
import { RouteError } from '../pages/route-error.tsx';
import { Root } from '../root.tsx';
import { comingPages } from './coming-pages.ts';
import { guardLoader } from './guard-loader.ts';
import { loadPage } from './load-page.ts';
import type { LayoutName, PageRow, RouteHandle } from './page-row.ts';
import { pages } from './pages.ts';

/** Signed-in pages have their words when they render. */
const signedIn = async () => {
  const [module] = await Promise.all([import('../layouts/signed-in.tsx'), loadAllTexts()]);
  return module;
};

const comingPage = () => import('../pages/coming-page.tsx');

const routeOf = (row: PageRow): RouteObject => ({
  path: row.path,
  handle: { title: row.title } satisfies RouteHandle,
  loader: guardLoader(row),
  lazy: () => loadPage(row.load ?? comingPage),
  ErrorBoundary: RouteError,
});

const routesIn = (layout: LayoutName): RouteObject[] =>
  [...pages, ...comingPages].filter((row) => row.layout === layout).map(routeOf);

const notFound: RouteObject = {
  path: '*',
  handle: { title: 'notFound' } satisfies RouteHandle,
  lazy: () => loadPage(() => import('../pages/not-found-page.tsx')),
};

/** Every address of the product. What is signed in comes with its own code: lists, dialogs, live connection. */
export const routeTable: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      ...routesIn('own'),
      {
        lazy: () => loadPage(() => import('../layouts/public-layout.tsx')),
        children: [...routesIn('public'), notFound],
      },
      {
        lazy: () => loadPage(signedIn),
        children: [
          {
            lazy: () => loadPage(() => import('../layouts/patient-layout.tsx')),
            children: routesIn('patient'),
          },
          { lazy: () => loadPage(() => import('../layouts/flow-layout.tsx')), children: routesIn('flow') },
          {
            lazy: () => loadPage(() => import('../layouts/thread-layout.tsx')),
            children: routesIn('thread'),
          },
          {
            lazy: () => loadPage(() => import('../layouts/clinic-layout.tsx')),
            children: routesIn('clinic'),
          },
          { lazy: () => loadPage(() => import('../layouts/role-layout.tsx')), children: routesIn('role') },
        ],
      },
    ],
  },
];
