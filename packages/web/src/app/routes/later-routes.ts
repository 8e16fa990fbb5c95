import type { RouteObject } from 'react-router';
import { signedInPart } from '../../core/texts/index.ts';
import { publicLayout, routesIn } from './build-route.ts';
import { laterPages } from './later-pages.ts';
import { loadPage } from './load-page.ts';
import { forClinics, forPatients } from './more-routes.ts';
import { withTexts } from './with-texts.ts';

const roleLayout = () => loadPage(withTexts(signedInPart, () => import('../layouts/role-layout.tsx')));

export const laterPublicRoutes: RouteObject[] = [
  { lazy: publicLayout, children: routesIn('public', laterPages) },
];
export const laterSignedInRoutes: RouteObject[] = [
  { lazy: roleLayout, children: routesIn('role', laterPages) },
  {
    lazy: forPatients(() => import('../layouts/patient-layout.tsx')),
    children: routesIn('patient', laterPages),
  },
  {
    lazy: forClinics(() => import('../layouts/clinic-layout.tsx')),
    children: routesIn('clinic', laterPages),
  },
];
