import { lazy, Suspense } from 'react';
import type { EditPatientProps } from './edit-patient-dialog.tsx';

const EditPatient = lazy(() =>
  import('./load-edit-patient.ts').then(({ loadEditPatient }) => loadEditPatient()),
);

/** Fetched when it is opened, with its words; each opening begins with what the clinic has now. */
export const LazyEditPatient = (props: EditPatientProps) =>
  props.isOpen ? (
    <Suspense>
      <EditPatient {...props} />
    </Suspense>
  ) : null;
