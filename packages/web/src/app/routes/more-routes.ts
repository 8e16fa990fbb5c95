import type { RouteObject } from 'react-router';
import { loadAllTexts } from '../../core/texts/index.ts';
import { publicLayout, routesIn } from './build-route.ts';
import { comingPages } from './coming-pages.ts';
import { loadPage } from './load-page.ts';
import type { LayoutName } from './page-row.ts';
import { pages } from './pages.ts';

/** Signed-in pages have their words when they render. */
const signedIn = async () => {
  const [module] = await Promise.all([import('../layouts/signed-in.tsx'), loadAllTexts()]);
  return module;
};

const inLayout = (layout: LayoutName) => routesIn(layout, [...pages, ...comingPages]);

/** Every address beyond the way in; fetched when somebody goes to one. */
export const moreRoutes: RouteObject[] = [
  { lazy: publicLayout, children: inLayout('public') },
  {
    lazy: () => loadPage(signedIn),
    children: [
      { lazy: () => loadPage(() => import('../layouts/patient-layout.tsx')), children: inLayout('patient') },
      { lazy: () => loadPage(() => import('../layouts/flow-layout.tsx')), children: inLayout('flow') },
      { lazy: () => loadPage(() => import('../layouts/thread-layout.tsx')), children: inLayout('thread') },
      { lazy: () => loadPage(() => import('../layouts/clinic-layout.tsx')), children: inLayout('clinic') },
      { lazy: () => loadPage(() => import('../layouts/role-layout.tsx')), children: inLayout('role') },
    ],
  },
];
