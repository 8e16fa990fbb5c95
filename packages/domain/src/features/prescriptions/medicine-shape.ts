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
 * ORAL: through the mouth or the nose. SKIN: on it or in it, and nobody says whether it is spread there.
 */
export type Shape = 'PATCH' | 'SPREAD' | 'SKIN' | 'ORAL' | 'INJECTED' | 'UNKNOWN';

export const listWords = (words: string): readonly string[] => words.trim().split(/\s+/);

export const says = (words: readonly string[], beginnings: readonly string[]): boolean =>
  words.some((word) => beginnings.some((each) => word.startsWith(each)));

const lookAlike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};
/** A word of two alphabets was typed with the wrong keys for some letters, which nobody sees. */
const inOneAlphabet = (word: string): string =>
  /\p{Script=Latin}/u.test(word)
    ? word.replace(/\p{Script=Cyrillic}/gu, (letter) => lookAlike[letter] ?? letter)
    : word;

/** Each word, and each two neighbours as one: "Novo Rapid" is found as "novorapid", and "MTX15mg" as "mtx". */
export const wordsOf = (text: string): readonly string[] => {
  const words = medicineKey(text.normalize('NFKC'))
    .split(/ |(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
    .map(inOneAlphabet);
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)];
};

/** Also inside a word: in Estonian it is "fentanüüliplaaster". How much goes through the skin in an hour is said of patches alone. */
const patch =
  /patch|plaast|plaster|plastr|пласт|(^| )(tts|ттс)|(mcg|ug|µg|μg|мкг|mikrog\p{L}*) (h|hr|hour|tund|tunnis|godz|ч|час)( |$)/u;

interface ShapeWords {
  readonly shape: Shape;
  readonly beginnings: readonly string[];
  /** What begins other words, too: "suu" is a mouth, and "suur" is large. */
  readonly whole?: readonly string[];
}

/** As registers and people name forms and ways, in our languages. What is under the skin comes before what is on it. */
const shapeWords: readonly ShapeWords[] = [
  {
    shape: 'ORAL',
    beginnings:
      listWords(`tabl таб caps softgel gelcaps kaps капс zelatiinkaps oral mouth doust внутрь syrup siirup syrop
      сироп drops tilga tongue keele язык jezyk sublingu suukaud buccal oromuc lozeng pastyl пастил nasal ninaspr назал
      donosow spray sprei спреи aerozol аэрозол rybels рибелс`),
    whole: listWords('suu suhu рот nina nose nos'),
  },
  {
    shape: 'INJECTED',
    beginnings: listWords(
      'inject infus sust wstrzyk zastrzyk iniekc инъек укол pensus подкож nahaal podskor subcutan',
    ),
    whole: listWords('pen pens under'),
  },
  {
    shape: 'SPREAD',
    beginnings: listWords('cream kreem krem крем ointment salv masc мазь'),
    whole: listWords('gel geel geeli geelid zel zelu zelem гель геля гелем'),
  },
  { shape: 'PATCH', beginnings: listWords('transderm трансдерм') },
  { shape: 'SKIN', beginnings: listWords('skin naha кож skor') },
];

const shapeIn = (text: string): Shape | undefined => {
  const words = wordsOf(text);
  return shapeWords.find(
    ({ beginnings, whole = [] }) => says(words, beginnings) || whole.some((each) => words.includes(each)),
  )?.shape;
};

/** How it comes, as its form or its way say it; typed by hand it has neither, and people write "fentanyl patch" as its name. */
export const shapeOf = ({ brand, activeIngredient, form, route }: DescribedMedicine): Shape => {
  const [told, name] = [`${form} ${route}`, `${brand} ${activeIngredient}`];
  if (patch.test(medicineKey(`${told} ${name}`))) return 'PATCH';
  return shapeIn(told) ?? (form === '' ? shapeIn(name) : undefined) ?? 'UNKNOWN';
};
