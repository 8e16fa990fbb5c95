import { listMyClinics } from '@tervita/contract/clinics';
import type { OpeningHours } from '@tervita/domain/clinics';
import { useMemo } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useZone } from '../../core/format/index.ts';
import { useUser } from '../../core/session/index.ts';

const tenMinutes = 600_000;

/** When one of the clinics worked in is open. Until it is known the usual week counts, by the clinic's clock. */
export const useOpeningHours = (clinicId: string): OpeningHours => {
  const timeZone = useZone();
  const enabled = useUser().activeRole === 'PRM_DOCTOR';
  const { data } = useAnswer(listMyClinics, {}, { enabled, staleTime: tenMinutes });
  return useMemo(
    () =>
      data?.clinics.find((clinic) => clinic.clinicId === clinicId)?.openingHours ?? {
        timeZone,
        weekly: [],
        specialDays: [],
      },
    [data, clinicId, timeZone],
  );
};
