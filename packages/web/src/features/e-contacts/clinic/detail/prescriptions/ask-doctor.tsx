import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import { fullName } from '../../actions/acted.ts';
import { useDoctorToAsk } from '../../actions/doctor-to-ask.ts';
import { useActions } from '../../actions/use-actions.ts';

/** Makes a doctor responsible, who alone approves; not where one is already. */
export function AskDoctor({ detail }: { detail: ClinicEContactDetail }) {
  const t = usePrescriptionTexts();
  const { assign } = useActions();
  const doctor = useDoctorToAsk(detail);
  if (!doctor) return null;
  const { userId, firstName, surname } = doctor;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon name="user" size="sm" />}
      onPress={() => assign([detail], { userId, firstName, surname })}
    >
      {t.staff.ask(fullName(doctor))}
    </Button>
  );
}
