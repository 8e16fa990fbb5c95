import { accountPart } from '../../../core/texts/account.ts';
import { loadPart } from '../../../core/texts/index.ts';
import { patientsPart } from '../texts.ts';
import { EditPatientDialog } from './edit-patient-dialog.tsx';

export const loadEditPatient = async () => {
  await Promise.all([loadPart(patientsPart), loadPart(accountPart)]);
  return { default: EditPatientDialog };
};
