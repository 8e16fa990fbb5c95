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

/** The same for one medicine in one strength, however its name is written. */
export const medicineIdentity = ({ brand, strength }: Medicine): string =>
  `${medicineKey(brand)}, ${medicineKey(strength)}`;

/** Whether a request asks for what was prescribed before: the same medicine in the same strength. */
export const isRenewal = (asked: Medicine, before: EarlierPrescription): boolean =>
  isPrescribed(before.state) && medicineIdentity(asked) === medicineIdentity(before);
