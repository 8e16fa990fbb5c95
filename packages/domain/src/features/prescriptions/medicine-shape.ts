import { medicineKey } from './medicine-key.ts';

export interface DescribedMedicine {
  readonly brand: string;
  readonly activeIngredient: string;
  /** A whole code, or that of its group; empty where nobody knows it. */
  readonly atc: string;
  readonly form: string;
  readonly route: string;
}

/** INHALED and the like do not stand here: none of these substances is taken so. */
export type Shape = 'PATCH' | 'ON_SKIN' | 'ORAL' | 'INJECTED' | 'UNKNOWN';

export const beginnings = (words: string): readonly string[] => words.split(/\s+/);

export const says = (text: string, beginnings: readonly string[]): boolean =>
  text.split(' ').some((word) => beginnings.some((each) => word.startsWith(each)));

const patchWords = beginnings('patch plaast plaster plastr пласт transderm трансдерм');

/** As registers and people name forms and ways, in our languages. */
const shapeWords: readonly (readonly [Shape, readonly string[]])[] = [
  ['PATCH', patchWords],
  [
    'ORAL',
    beginnings(`tabl таб caps softgel kaps капс oral suu mouth рот doust внутрь syrup siirup syrop сироп drops
      tilga`),
  ],
  [
    'INJECTED',
    beginnings('inject infus sust wstrzyk zastrzyk iniekc инъек укол pen подкож nahaalu podskor subcutan'),
  ],
  ['ON_SKIN', beginnings('cream kreem krem крем gel geel zel гель ointment salv masc мазь')],
];

/** How it comes, as its form, its way or its name say it. */
export const shapeOf = ({ brand, form, route }: DescribedMedicine): Shape => {
  // Nobody types a form by hand: people write "fentanyl patch" as its name.
  if (says(medicineKey(brand), patchWords)) return 'PATCH';
  const text = medicineKey(`${form} ${route}`);
  return shapeWords.find(([, words]) => says(text, words))?.[0] ?? 'UNKNOWN';
};
