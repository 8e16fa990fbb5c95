import type { UserClaim } from '@tervita/contract/auth';
import { forget, recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';
import { useSession, useUser } from './session-store.ts';

const key = 'clinic';
const store = createStore<string | null>(recall('session', key));

export const selectClinic = (clinicId: string): void => {
  remember('session', key, clinicId);
  store.set(clinicId);
};

/** The patient's view knows no selected clinic. */
export const clearSelectedClinic = (): void => {
  forget('session', key);
  store.set(null);
};

const chosenOf = <T extends { clinicId: string }>(
  employments: readonly T[],
  chosen: string | null,
): T | undefined => employments.find(({ clinicId }) => clinicId === chosen) ?? employments[0];

export const selectedClinicOf = ({ employments }: Pick<UserClaim, 'employments'>) =>
  chosenOf(employments, store.get());

/** The clinic the employee works in now: the chosen one, else the first. */
export const useSelectedClinic = () => {
  const chosen = useStore(store);
  const { employments } = useUser();
  return chosenOf(employments, chosen);
};

/** The clock of that clinic; undefined for whoever does not work as staff now. */
export const useWorkingZone = (): string | undefined => {
  const chosen = useStore(store);
  const claim = useSession()?.userClaim;
  return claim?.activeRole === 'PRM_DOCTOR' ? chosenOf(claim.employments, chosen)?.timeZone : undefined;
};
