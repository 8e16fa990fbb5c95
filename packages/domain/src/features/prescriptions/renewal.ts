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

/** The same, also where one of the two names no strength, or has it in its name: people type by hand. */
export const isSameMedicine = (one: Medicine, other: Medicine): boolean => {
  const [whole, otherWhole] = [one, other].map(({ brand, strength }) => medicineKey(`${brand} ${strength}`));
  const hasNoStrength = [one, other].some(({ strength }) => medicineKey(strength) === '');
  return whole === otherWhole || (hasNoStrength && medicineKey(one.brand) === medicineKey(other.brand));
};

/** Whether a request asks for what was prescribed before: the same medicine in the same strength. */
export const isRenewal = (asked: Medicine, before: EarlierPrescription): boolean =>
  isPrescribed(before.state) && medicineIdentity(asked) === medicineIdentity(before);
