import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';

/** Beside the name of somebody who writes for a patient, until the clinic or the patient confirms that they may. */
export const NotVerified = () => (
  <StatusChip tone="turn" icon={<StaffIcon name="user-question" size="sm" />}>
    {useClinicTexts().eContacts.notVerified}
  </StatusChip>
);
