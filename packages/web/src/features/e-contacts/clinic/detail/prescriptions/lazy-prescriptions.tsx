import type { ClinicEContactDetail, TimelineEntry } from '@tervita/contract/e-contacts';
import { isAboutMedicine } from '@tervita/domain/e-contacts';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { prescriptionsPart } from '../../../../prescriptions/index.ts';
import { useWorkingTexts } from '../texts.ts';

const load = async <Page,>(page: Promise<Page>): Promise<Page> =>
  (await Promise.all([page, loadPart(prescriptionsPart)]))[0];
const Requests = lazy(async () => ({
  default: (await load(import('./prescription-requests.tsx'))).PrescriptionRequests,
}));
const OfPatient = lazy(async () => ({
  default: (await load(import('./patient-prescriptions.tsx'))).PatientPrescriptions,
}));

/** Whether an e-contact asks for medicines: most do not, and fetch nothing of this. */
export const asksForMedicines = (
  { type }: Pick<ClinicEContactDetail, 'type'>,
  entries: readonly Pick<TimelineEntry, 'move'>[],
): boolean => isPrescriptionType(type) || entries.some(({ move }) => isAboutMedicine(move));

interface RequestsProps {
  readonly detail: ClinicEContactDetail;
  readonly onShowAll: () => void;
}

export const LazyPrescriptionRequests = (props: RequestsProps) => (
  <Suspense>
    <Requests {...props} />
  </Suspense>
);

interface OfPatientProps {
  readonly clinicId: string;
  readonly clinicMemberId: string;
}

/** Beside an e-contact that asks for no medicine they are fetched when somebody wants to see them. */
export function LazyPatientPrescriptions({ isOpen, ...patient }: OfPatientProps & { isOpen: boolean }) {
  const { showPrescriptions } = useWorkingTexts();
  const [wasOpened, setOpened] = useState(false);
  return isOpen || wasOpened ? (
    <Suspense>
      <OfPatient {...patient} />
    </Suspense>
  ) : (
    <Button size="sm" variant="secondary" onPress={() => setOpened(true)}>
      {showPrescriptions}
    </Button>
  );
}
