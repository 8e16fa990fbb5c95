import { lazy, Suspense } from 'react';
import { useUser } from '../../core/session/index.ts';
import { clinicPart } from '../../core/texts/clinic.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Component as PatientLayout } from './patient-layout.tsx';

/** With the words of the clinic, which no patient needs. */
const ClinicLayout = lazy(async () => {
  const [layout] = await Promise.all([import('./clinic-layout.tsx'), loadPart(clinicPart)]);
  return { default: layout.Component };
});

/** Pages that every role has: help, settings, one's own data. */
export function Component() {
  const { activeRole } = useUser();
  if (activeRole === 'PRM_PATIENT') return <PatientLayout />;
  return (
    <Suspense>
      <ClinicLayout />
    </Suspense>
  );
}
