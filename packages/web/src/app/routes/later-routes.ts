import type { RouteObject } from 'react-router';
import { signedInPart } from '../../core/texts/index.ts';
import { publicLayout, routesIn } from './build-route.ts';
import { comingPages } from './coming-pages.ts';
import { laterPages } from './later-pages.ts';
import { loadPage } from './load-page.ts';
import { forClinics, forPatients } from './more-routes.ts';
import type { LayoutName } from './page-row.ts';
import { withTexts } from './with-texts.ts';

const roleLayout = () => loadPage(withTexts(signedInPart, () => import('../layouts/role-layout.tsx')));

export const laterPublicRoutes: RouteObject[] = [
  { lazy: publicLayout, children: routesIn('public', laterPages) },
];
const coming = (layout: LayoutName) => routesIn(layout, comingPages);

export const laterSignedInRoutes: RouteObject[] = [
  { lazy: roleLayout, children: routesIn('role', laterPages) },
  { lazy: forPatients(() => import('../layouts/patient-layout.tsx')), children: coming('patient') },
  { lazy: forPatients(() => import('../layouts/flow-layout.tsx')), children: coming('flow') },
  { lazy: forClinics(() => import('../layouts/clinic-layout.tsx')), children: coming('clinic') },
];
