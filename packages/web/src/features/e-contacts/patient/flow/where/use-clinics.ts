import { listPatientClinics } from '@tervita/contract/clinics';
import type { Answered } from '@tervita/contract/core';
import { useAnswer } from '../../../../../core/api/index.ts';

export type Clinic = Answered<typeof listPatientClinics>['clinics'][number];

const fiveMinutes = 300_000;

/** Clinics that the person can write to. */
export const useClinics = (personId: string | undefined) =>
  useAnswer(
    listPatientClinics,
    { query: { personId: personId ?? '' } },
    { enabled: personId !== undefined, staleTime: fiveMinutes },
  );

/** The clinic that was chosen; undefined until it is known. */
export const useChosenClinic = ({
  personId,
  clinicId,
}: {
  readonly personId: string;
  readonly clinicId: string;
}): Clinic | undefined => useClinics(personId).data?.clinics.find((clinic) => clinic.clinicId === clinicId);

/** Where the person is known; the others are open to anybody. */
export const ownClinics = (clinics: readonly Clinic[]): readonly Clinic[] =>
  clinics.filter(({ membership }) => membership !== null);

/** One family doctor and nothing else: there is nothing to ask. */
export const obviousClinic = (clinics: readonly Clinic[]): Clinic | undefined => {
  const own = ownClinics(clinics);
  return own.length === 1 && own[0]?.isFamilyDoctor ? own[0] : undefined;
};
