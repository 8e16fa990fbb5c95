import { listPatientClinics } from '@tervita/contract/clinics';
import { useAnswer } from '../../../../core/api/index.ts';
import { useUser } from '../../../../core/session/index.ts';

const fiveMinutes = 300_000;

export const useClinics = () => {
  const { personId } = useUser();
  return useAnswer(listPatientClinics, { query: { personId } }, { staleTime: fiveMinutes });
};

export const useClinicName = (clinicId: string | undefined): string | undefined =>
  useClinics().data?.clinics.find((clinic) => clinic.clinicId === clinicId)?.name;
