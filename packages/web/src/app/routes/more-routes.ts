import type { RouteObject } from 'react-router';
import { clinicPart } from '../../core/texts/clinic.ts';
import { signedInPart } from '../../core/texts/index.ts';
import { patientPart } from '../../core/texts/patient.ts';
import { loadFirstMessages } from '../shell/first-messages.ts';
import { routesIn } from './build-route.ts';
import { loadPage } from './load-page.ts';
import type { LayoutName } from './page-row.ts';
import { pages } from './pages.ts';
import { type Load, withTexts } from './with-texts.ts';

const forEveryone = (layout: Load) => () => loadPage(withTexts(signedInPart, layout));
export const forPatients = (layout: Load) => () => loadPage(withTexts(patientPart, layout));
export const forClinics = (layout: Load) => () => loadPage(withTexts(clinicPart, layout));

const inLayout = (layout: LayoutName) => routesIn(layout, pages);

/** What every signed-in page stands on; later pages are put in here. */
export const signedInId = 'signed-in';

/** The pages of patients and clinics; fetched when somebody goes to one. */
export const moreRoutes: RouteObject[] = [
  {
    id: signedInId,
    loader: loadFirstMessages,
    // Once for a visit: the pages ask for later ones themselves.
    shouldRevalidate: () => false,
    lazy: forEveryone(() => import('../layouts/signed-in.tsx')),
    children: [
      { lazy: forPatients(() => import('../layouts/patient-layout.tsx')), children: inLayout('patient') },
      { lazy: forPatients(() => import('../layouts/flow-layout.tsx')), children: inLayout('flow') },
      { lazy: forPatients(() => import('../layouts/thread-layout.tsx')), children: inLayout('thread') },
      { lazy: forClinics(() => import('../layouts/clinic-layout.tsx')), children: inLayout('clinic') },
    ],
  },
];
