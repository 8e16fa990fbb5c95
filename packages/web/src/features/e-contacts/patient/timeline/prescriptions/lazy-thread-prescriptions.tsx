import { lazy, Suspense } from 'react';
import { loadPart } from '../../../../../core/texts/index.ts';
import { prescriptionsPart } from '../../../../prescriptions/index.ts';

const Shown = lazy(async () => {
  const [page] = await Promise.all([import('./thread-prescriptions.tsx'), loadPart(prescriptionsPart)]);
  return { default: page.ThreadPrescriptions };
});

/** Comes with its words where an e-contact asks for medicines. */
export const LazyThreadPrescriptions = ({ eContactId }: { eContactId: string }) => (
  <Suspense>
    <Shown eContactId={eContactId} />
  </Suspense>
);
