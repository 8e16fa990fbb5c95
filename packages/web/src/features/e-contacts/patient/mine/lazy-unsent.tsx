import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { lazy, Suspense } from 'react';

/** Comes with its words when something is on the way to a provider or back; most visits need neither. */
const load = () => import('./load-unsent.ts');
const Section = lazy(() => load().then(({ loadUnsent }) => loadUnsent()));
export const BackFromProvider = lazy(() => load().then(({ loadWayBack }) => loadWayBack()));

export const Unsent = ({ eContacts }: { eContacts: readonly PatientEContactCard[] }) =>
  eContacts[0] ? (
    <Suspense>
      <Section eContacts={eContacts} />
    </Suspense>
  ) : null;
