import { listPatientLists } from '@tervita/contract/clinics';
import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listEmployees } from '@tervita/contract/employees';
import { useAnswer } from '../../../../../core/api/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import { fullName } from '../../actions/acted.ts';
import { useActions } from '../../actions/use-actions.ts';

/** The doctor of the patient's list; without one, any doctor of the clinic. Undefined where there is none. */
const useDoctor = ({ clinicId, patient }: ClinicEContactDetail) => {
  const params = { clinicId };
  const workers = useAnswer(listEmployees, { params, query: {} }).data?.workers ?? [];
  const lists = useAnswer(listPatientLists, { params }).data?.patientListWithClinicians ?? [];
  const doctors = workers.filter(({ role, deletedAt }) => role === 'DOCTOR' && deletedAt === null);
  const ofList = lists.find(({ code }) => code === patient.listCode)?.doctorName;
  return { doctors, doctor: doctors.find((each) => fullName(each) === ofList) ?? doctors[0] };
};

/** Makes a doctor responsible, who alone approves; not where one is already. */
export function AskDoctor({ detail }: { detail: ClinicEContactDetail }) {
  const t = usePrescriptionTexts();
  const { assign } = useActions();
  const { doctor, doctors } = useDoctor(detail);
  const { assignee } = detail;
  if (!doctor || doctors.some(({ userId }) => userId === assignee?.userId)) return null;
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
