import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadClinicTexts } from '../../core/texts/clinic.ts';
import { loadSignedInTexts } from '../../core/texts/index.ts';
import { loadPatientTexts } from '../../core/texts/patient.ts';
import { publicLayout, routesIn } from './build-route.ts';
import { comingPages } from './coming-pages.ts';
import { loadPage } from './load-page.ts';
import type { LayoutName } from './page-row.ts';
import { pages } from './pages.ts';

type Layout = () => Promise<{ Component: ComponentType }>;

/** A layout and the words of its pages come together: both are there when a page renders. */
const layoutWith = (loadTexts: () => Promise<void>, load: Layout) => () =>
  loadPage(async () => {
    const [module] = await Promise.all([load(), loadTexts()]);
    return module;
  });
const forEveryone = (load: Layout) => layoutWith(loadSignedInTexts, load);
const forPatients = (load: Layout) => layoutWith(loadPatientTexts, load);
const forClinics = (load: Layout) => layoutWith(loadClinicTexts, load);

const inLayout = (layout: LayoutName) => routesIn(layout, [...pages, ...comingPages]);

/** Every address beyond the way in; fetched when somebody goes to one. */
export const moreRoutes: RouteObject[] = [
  { lazy: publicLayout, children: inLayout('public') },
  {
    lazy: forEveryone(() => import('../layouts/signed-in.tsx')),
    children: [
      { lazy: forPatients(() => import('../layouts/patient-layout.tsx')), children: inLayout('patient') },
      { lazy: forPatients(() => import('../layouts/flow-layout.tsx')), children: inLayout('flow') },
      { lazy: forPatients(() => import('../layouts/thread-layout.tsx')), children: inLayout('thread') },
      { lazy: forClinics(() => import('../layouts/clinic-layout.tsx')), children: inLayout('clinic') },
      { lazy: forEveryone(() => import('../layouts/role-layout.tsx')), children: inLayout('role') },
    ],
  },
];
