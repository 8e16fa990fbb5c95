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

/** Without anything between its letters; 2.5 stays another number than 25. */
const written = (text: string): string =>
  medicineKey(text.replace(/(\d)[.,](\d)/g, '$1p$2')).replaceAll(' ', '');

/** Where somebody typed the strength, or more, behind the name. */
const strengthInName = /\d.*$/;

/** Name and strength apart, however they were typed: "Novo Rapid", "OxyContin 20mg". */
const partsOf = ({ brand, strength }: Medicine): { readonly name: string; readonly strength: string } => {
  const name = written(brand);
  const named = strengthInName.exec(name)?.[0] ?? '';
  // Of "Fem7" the number is the name.
  const isStrength = /^\d+(p\d+)?(mg|mcg|µg|μg|ug|g|ml|iu|ui|tu|u|мг|мкг|г|мл|ед)/.test(named);
  return {
    name: isStrength ? name.slice(0, -named.length) : name,
    strength: written(strength) || (isStrength ? named : ''),
  };
};

/** The same, also where one of the two names no strength, or has it in its name: people type by hand. */
export const isSameMedicine = (one: Medicine, other: Medicine): boolean => {
  const [first, second] = [partsOf(one), partsOf(other)];
  return (
    first.name === second.name &&
    (first.strength === second.strength || first.strength === '' || second.strength === '')
  );
};

/** One name that begins the other, or one substance: what was decided of it says something of this. */
export const isRelated = (
  one: Medicine & { readonly activeIngredient: string },
  other: Medicine & { readonly activeIngredient: string },
): boolean => {
  const [name, otherName] = [partsOf(one).name, partsOf(other).name];
  const [substance, otherSubstance] = [written(one.activeIngredient), written(other.activeIngredient)];
  const isOne = (each: string, another: string) =>
    each.length > 3 && another.length > 3 && (each.startsWith(another) || another.startsWith(each));
  return (
    name === otherName ||
    isOne(name, otherName) ||
    isOne(substance, otherSubstance) ||
    isOne(name, otherSubstance) ||
    isOne(substance, otherName)
  );
};

/** Whether a request asks for what was prescribed before: the same medicine in the same strength. */
export const isRenewal = (asked: Medicine, before: EarlierPrescription): boolean =>
  isPrescribed(before.state) && medicineIdentity(asked) === medicineIdentity(before);
