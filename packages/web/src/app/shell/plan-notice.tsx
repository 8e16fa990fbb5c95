import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { homeOfRole } from '../guard.ts';

const PlanBanner = lazy(() =>
  import('../../features/clinics/subscription/plan-banner.tsx').then(({ withWords }) => withWords()),
);

/** Only an admin is offered another plan, where one starts and where the clinic is administered. */
export function PlanNotice() {
  const { activeRole } = useUser();
  const clinic = useSelectedClinic();
  const { pathname } = useLocation();
  const isPlace = pathname === homeOfRole(activeRole) || pathname.startsWith('/admin');
  if (activeRole !== 'PRM_DOCTOR' || !clinic?.isAdmin || !isPlace) return null;
  return (
    <Suspense>
      <PlanBanner clinicId={clinic.clinicId} />
    </Suspense>
  );
}
