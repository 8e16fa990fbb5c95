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

/** Clinics with these words, beside one's own; undefined until they are known. */
export const useFoundClinics = (personId: string, search: string) =>
  useAnswer(
    listPatientClinics,
    { query: { personId, ...(search ? { search } : {}) } },
    { staleTime: fiveMinutes },
  ).data?.clinics;

interface ChosenClinic {
  readonly personId: string | undefined;
  readonly clinicId: string | undefined;
}

/** The clinic that was chosen; undefined until it is known. Of very many clinics it may not be among the first. */
export const useChosenClinic = ({ personId, clinicId }: ChosenClinic): Clinic | undefined => {
  const isIt = (clinic: Clinic) => clinic.clinicId === clinicId;
  const first = useClinics(personId).data?.clinics;
  const named = useAnswer(
    listPatientClinics,
    { query: { personId: personId ?? '', clinicId: clinicId ?? '' } },
    {
      enabled: clinicId !== undefined && first !== undefined && !first.some(isIt),
      staleTime: fiveMinutes,
    },
  ).data?.clinics;
  return first?.find(isIt) ?? named?.find(isIt);
};

/** One's own, and those to which one has written for the person. */
export const ownClinics = (clinics: readonly Clinic[]): readonly Clinic[] =>
  clinics.filter(({ isRelated }) => isRelated);

/** One family doctor and nothing else: there is nothing to ask. */
export const obviousClinic = (clinics: readonly Clinic[]): Clinic | undefined => {
  const own = ownClinics(clinics);
  const [only] = own;
  return own.length === 1 && only?.kind === 'FAMILY_DOCTOR' && only.membership !== 'PENDING'
    ? only
    : undefined;
};
