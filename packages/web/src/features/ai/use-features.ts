import { getClinicFeatures } from '@tervita/contract/ai';
import { useAnswer } from '../../core/api/index.ts';

const staleTime = 5 * 60_000;

/** Undefined until it is known: nothing of it is shown before. */
export const useFeatures = (clinicId: string) =>
  useAnswer(getClinicFeatures, { params: { clinicId } }, { enabled: clinicId !== '', staleTime }).data;
