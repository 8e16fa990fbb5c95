import { useUser } from '../../core/session/index.ts';
import { Component as ClinicLayout } from './clinic-layout.tsx';
import { Component as PatientLayout } from './patient-layout.tsx';

/** Pages that every role has: help, settings, one's own data. */
export function Component() {
  const { activeRole } = useUser();
  return activeRole === 'PRM_PATIENT' ? <PatientLayout /> : <ClinicLayout />;
}
