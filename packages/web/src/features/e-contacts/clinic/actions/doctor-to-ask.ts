import { listPatientLists } from '@tervita/contract/clinics';
import { listEmployees } from '@tervita/contract/employees';
import { useAnswer } from '../../../../core/api/index.ts';
import { type Acted, fullName } from './acted.ts';

/**
 * The doctor of the patient's list; without one, any doctor of the clinic. Undefined where there is none, or where one is
 * responsible already.
 */
export const useDoctorToAsk = ({ clinicId, patient, assignee }: Acted, isAsked = true) => {
  const params = { clinicId };
  const options = { enabled: isAsked };
  const workers = useAnswer(listEmployees, { params, query: {} }, options).data?.workers ?? [];
  const lists = useAnswer(listPatientLists, { params }, options).data?.patientListWithClinicians ?? [];
  const doctors = workers.filter(({ role, deletedAt }) => role === 'DOCTOR' && deletedAt === null);
  const ofList = lists.find(({ code }) => code === patient.listCode)?.doctorName;
  if (doctors.some(({ userId }) => userId === assignee?.userId)) return undefined;
  return doctors.find((each) => fullName(each) === ofList) ?? doctors[0];
};
