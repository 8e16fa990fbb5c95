import { medicineKey } from './medicine-key.ts';

export interface DescribedMedicine {
  readonly brand: string;
  readonly activeIngredient: string;
  /** A whole code, or that of its group; empty where nobody knows it. */
  readonly atc: string;
  readonly form: string;
  readonly route: string;
}

/**
 * INHALED and the like do not stand here: none of these substances is taken so. SKIN: on it or in it, and nobody says
 * whether it is spread there.
 */
export type Shape = 'PATCH' | 'SPREAD' | 'SKIN' | 'ORAL' | 'INJECTED' | 'UNKNOWN';

export const listWords = (words: string): readonly string[] => words.trim().split(/\s+/);

export const says = (words: readonly string[], beginnings: readonly string[]): boolean =>
  words.some((word) => beginnings.some((each) => word.startsWith(each)));

/** Each word, and each two neighbours as one: "Novo Rapid" is found as "novorapid". */
export const wordsOf = (text: string): readonly string[] => {
  const words = medicineKey(text).split(' ');
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)];
};

/** Also inside a word: in Estonian it is "fentanüüliplaaster". */
const patch = /patch|plaast|plaster|plastr|пласт|transderm|трансдерм|(^| )(tts|ттс)/;

/** As registers and people name forms and ways, in our languages. What is under the skin comes before what is on it. */
const shapeWords: readonly (readonly [Shape, readonly string[]])[] = [
  [
    'ORAL',
    listWords(`tabl таб caps softgel kaps капс oral suu mouth рот doust внутрь syrup siirup syrop сироп drops
      tilga tongue keele язык jezyk sublingu`),
  ],
  [
    'INJECTED',
    listWords(
      'inject infus sust wstrzyk zastrzyk iniekc инъек укол pen подкож nahaal podskor subcutan under',
    ),
  ],
  ['SPREAD', listWords('cream kreem krem крем gel geel zel гель ointment salv masc мазь')],
  ['SKIN', listWords('skin naha кож skor')],
];

const shapeIn = (text: string): Shape | undefined => {
  const words = wordsOf(text);
  return shapeWords.find(([, beginnings]) => says(words, beginnings))?.[0];
};

/** How it comes, as its form or its way say it; typed by hand it has neither, and people write "fentanyl patch" as its name. */
export const shapeOf = ({ brand, activeIngredient, form, route }: DescribedMedicine): Shape => {
  const [told, name] = [`${form} ${route}`, `${brand} ${activeIngredient}`];
  if (patch.test(medicineKey(`${told} ${name}`))) return 'PATCH';
  return shapeIn(told) ?? (form === '' ? shapeIn(name) : undefined) ?? 'UNKNOWN';
};
