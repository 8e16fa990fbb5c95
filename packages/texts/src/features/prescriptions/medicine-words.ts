import type { Intake } from '@tervita/domain/prescriptions';
import type { PrescriptionTexts } from './en.ts';

interface NamedMedicine {
  readonly brand: string;
  readonly strength: string;
}
interface DescribedMedicine {
  readonly activeIngredient: string;
  readonly form: string;
  readonly route: string;
}

/** Betarolin 50 mg. */
export const medicineName = ({ brand, strength }: NamedMedicine): string =>
  [brand, strength].filter(Boolean).join(' ');

const inWords = (known: Readonly<Record<string, string>>, name: string): string => known[name] ?? name;

/** metoprolol, tablets; what nobody knows is left out. Of what was typed by hand there is no form, and the way it is taken says it. */
export const medicineSubstance = (
  { activeIngredient, form, route }: DescribedMedicine,
  t: PrescriptionTexts,
): string =>
  [activeIngredient, inWords(t.forms, form) || inWords(t.routes, route)].filter(Boolean).join(', ');

/** metoprolol, tablets, by mouth. */
export const medicineDetail = (
  { activeIngredient, form, route }: DescribedMedicine,
  t: PrescriptionTexts,
): string => [activeIngredient, inWords(t.forms, form), inWords(t.routes, route)].filter(Boolean).join(', ');

/** Without its capital, inside a line: as needed; once a week, on Mondays; or what somebody has written. */
export const frequencyInLine = (
  { frequency, weekday, frequencyWords }: Intake,
  t: PrescriptionTexts,
): string => {
  if (frequency === 'OTHER') return frequencyWords;
  const often = t.frequency[frequency].toLowerCase();
  return weekday === null ? often : `${often}, ${t.onWeekday[weekday - 1] ?? ''}`;
};
