import type { AskedPrescription, Prescription } from '@tervita/contract/prescriptions';
import { isPrescribed, isSameMedicine, medicineIdentity } from '@tervita/domain/prescriptions';

/** One medicine of before, with what became of it last. */
export interface EarlierMedicine {
  readonly latest: Prescription;
  /** The last time that it was really prescribed; undefined: it never was. */
  readonly prescribed: Prescription | undefined;
  /** All of the same medicine, the latest first; also those in which somebody left its strength out. */
  readonly all: readonly Prescription[];
}

/** Each medicine once, in the order of their latest mention; the list comes with the latest first. */
export const earlierMedicines = (prescriptions: readonly Prescription[]): EarlierMedicine[] => {
  const groups = Map.groupBy(prescriptions, medicineIdentity);
  return [...groups.values()].flatMap((group) => {
    const [latest] = group;
    if (!latest) return [];
    const all = prescriptions.filter((each) => isSameMedicine(each, latest));
    return [{ latest, prescribed: group.find(({ state }) => isPrescribed(state)), all }];
  });
};

/** Asked for as it was; one that was only ever declined is asked for as new. */
export const asRequest = ({ latest, prescribed }: EarlierMedicine): AskedPrescription => {
  const {
    brand,
    activeIngredient,
    atc,
    form,
    route,
    strength,
    frequency,
    weekday,
    frequencyWords,
    indication,
  } = prescribed ?? latest;
  return {
    brand,
    activeIngredient,
    atc,
    form,
    route,
    strength,
    frequency,
    weekday,
    frequencyWords,
    indication,
    pregnancy: null,
    comment: '',
    previousId: prescribed?.id ?? null,
  };
};

/** Whether this is how it is asked for now. */
export const isRequestOf = (asked: AskedPrescription, { latest }: EarlierMedicine): boolean =>
  medicineIdentity(asked) === medicineIdentity(latest);
