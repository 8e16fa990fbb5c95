import { medicineKey } from './medicine-key.ts';
import type { PrescriptionState } from './prescriptions.ts';

interface Medicine {
  readonly brand: string;
  readonly strength: string;
}

export interface EarlierPrescription extends Medicine {
  readonly state: PrescriptionState;
}

/** Whether it was really prescribed; what was only asked for, or declined, was not. */
export const isPrescribed = (state: string): boolean => state === 'APPROVED' || state === 'RECORDED';

/** Whether a request asks for what was prescribed before: the same medicine in the same strength. */
export const isRenewal = (asked: Medicine, before: EarlierPrescription): boolean =>
  isPrescribed(before.state) &&
  medicineKey(asked.brand) === medicineKey(before.brand) &&
  medicineKey(asked.strength) === medicineKey(before.strength);
