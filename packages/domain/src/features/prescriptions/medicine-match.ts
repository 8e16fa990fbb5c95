import type { Sex } from '../persons/index.ts';
import { type AlertKind, type CarefulMedicine, carefulMedicines, patchDays } from './careful-medicines.ts';
import { type DescribedMedicine, listWords, says, shapeOf, wordsOf } from './medicine-shape.ts';

/** Patches that are changed every day; all others stay for days. */
const dailyPatches =
  listWords(`rivastigm ривастигмин exelon rotigot ротиготин neupro nicotin nikoti nikotyn никотин nicorette niquitin nitroderm deponit voltaren вольтарен olfen
      flector ibuprof ибупроф ketoprof кетопроф emla эмла haava
      nitroglyc nitroglut glyceryl нитроглицерин lidoca lidokai лидокаин versatis diclofenac diklofenak
      диклофенак testosteron тестостерон methylphenidat`);

const anyPatch: CarefulMedicine = { names: [], atc: [], shapes: ['PATCH'], offers: patchDays };

/** Returns every rule of the list that is about this medicine. */
export const matchesOf = (medicine: DescribedMedicine): readonly CarefulMedicine[] => {
  const names = wordsOf(`${medicine.activeIngredient} ${medicine.brand}`);
  const atc = medicine.atc.trim().toUpperCase();
  const shape = shapeOf(medicine);
  const found = carefulMedicines.filter(
    (each) =>
      (each.shapes?.includes(shape) ?? true) &&
      (says(names, each.names) ||
        each.words?.some((word) => names.includes(word)) ||
        each.atc.some((code) => atc.startsWith(code))),
  );
  const isOfDays = shape === 'PATCH' && !says(names, dailyPatches) && found.every(({ offers }) => !offers);
  return isOfDays ? [...found, anyPatch] : found;
};

/** The kind for which it is approved alone; null: with others. */
export const alertOf = (medicine: DescribedMedicine): AlertKind | null =>
  matchesOf(medicine).find(({ alert }) => alert)?.alert ?? null;

const harmsPregnancy = (medicine: DescribedMedicine): boolean =>
  matchesOf(medicine).some((each) => each.harmsPregnancy);

interface Taker {
  readonly sex: Sex;
  readonly ageMonths: number | null;
}

/** What is not known of a person leaves nothing out. */
const mayBePregnant = ({ sex, ageMonths }: Taker): boolean =>
  sex !== 'MALE' && (ageMonths === null || (ageMonths >= 10 * 12 && ageMonths < 60 * 12));

export const asksAboutPregnancy = (medicine: DescribedMedicine, taker: Taker): boolean =>
  harmsPregnancy(medicine) && mayBePregnant(taker);
