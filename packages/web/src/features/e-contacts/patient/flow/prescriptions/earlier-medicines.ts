import type { AskedPrescription, Prescription } from '@tervita/contract/prescriptions';
import { isPrescribed } from '@tervita/domain/prescriptions';

/** One medicine of before, with what became of it last. */
export interface EarlierMedicine {
  readonly latest: Prescription;
  /** The last time that it was really prescribed; undefined: it never was. */
  readonly prescribed: Prescription | undefined;
}

const keyOf = ({ brand, strength, form }: Pick<Prescription, 'brand' | 'strength' | 'form'>) =>
  [brand, strength, form].join(' ').toLowerCase();

/** Each medicine once, in the order of their latest mention; the list comes with the latest first. */
export const earlierMedicines = (prescriptions: readonly Prescription[]): EarlierMedicine[] => {
  const groups = Map.groupBy(prescriptions, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [latest] = group;
    return latest ? [{ latest, prescribed: group.find(({ state }) => isPrescribed(state)) }] : [];
  });
};

/** Asked for as it was; one that was only ever declined is asked for as new. */
export const asRequest = ({ latest, prescribed }: EarlierMedicine): AskedPrescription => {
  const { brand, activeIngredient, form, route, strength, frequency } = prescribed ?? latest;
  const previousId = prescribed?.id ?? null;
  return { brand, activeIngredient, form, route, strength, frequency, comment: '', previousId };
};

export const isSameMedicine = (one: AskedPrescription, { latest }: EarlierMedicine): boolean =>
  keyOf(one) === keyOf(latest);
