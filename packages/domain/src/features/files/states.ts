import type { Plan } from '../clinics/index.ts';

export const uploadStates = ['SELECTED', 'UPLOADING', 'COMPLETED', 'FAILED'] as const;
export type UploadState = (typeof uploadStates)[number];

/** From the best to the worst. */
const fromBest = ['CLEAN', 'NA', 'WAITING', 'INFECTED'] as const;
export const scanStates = fromBest;
export type ScanState = (typeof scanStates)[number];

/** Infected beats waiting, which beats not available, which beats clean. No files: nothing to say. */
export const overallScan = (states: readonly ScanState[]): ScanState | undefined =>
  fromBest.findLast((state) => states.includes(state));

/**
 * What a clinic's people read. The basic plan has no virus check to show, so a file that passed reads NA; that one is
 * still being checked, or is infected, is said in every plan, because it cannot be opened.
 */
export const shownScan = (state: ScanState, plan: Plan | null): ScanState =>
  plan === 'BASIC' && state === 'CLEAN' ? 'NA' : state;

/** Nobody gets a file that was not found clean, unless there is no scanner at all. */
export const mayOpen = (state: ScanState, wasUnscannable: boolean): boolean =>
  state === 'CLEAN' || (state === 'NA' && !wasUnscannable);
