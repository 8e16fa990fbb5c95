import { forget, recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';
import { useUser } from './session-store.ts';

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

/** The clinic the employee works in now: the chosen one, else the first. */
export const useSelectedClinic = () => {
  const chosen = useStore(store);
  const { employments } = useUser();
  return employments.find(({ clinicId }) => clinicId === chosen) ?? employments[0];
};
