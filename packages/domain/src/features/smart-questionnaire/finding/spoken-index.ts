import type { Language } from '../../../core/index.ts';
import { functionWords, lettersOf, type PatientProblemType, wordsOf } from '../../problem-types/index.ts';
import { noWords } from '../red-flags/denied.ts';
import type { ReasonKind } from './candidate.ts';

/** As people say it: "knee* swollen|pain*"; + says it surely, ~ only hints. */
export type SpokenPhrases = Readonly<Partial<Record<PatientProblemType, readonly string[]>>>;

export interface SpokenWords {
  readonly language: Language;
  readonly labels: Readonly<Record<PatientProblemType, string>>;
  readonly keywords: Readonly<Record<PatientProblemType, readonly string[]>>;
  readonly phrases: SpokenPhrases;
}

export interface SpokenEntry {
  readonly type: PatientProblemType;
  readonly language: Language;
  readonly kind: ReasonKind;
  /** How much each word of it says. */
  readonly weights: readonly number[];
  /** Some of it may be missing. */
  readonly mayBePart: boolean;
  readonly holdsNo: boolean;
}

export interface WordRef {
  readonly entry: SpokenEntry;
  readonly slot: number;
  /** As written, with its diacritics. */
  readonly plain: string;
}

export interface KnownWord {
  readonly text: string;
  readonly letters: number;
  readonly isStem: boolean;
}

export interface ChiefProblemIndex {
  readonly words: ReadonlyMap<string, readonly WordRef[]>;
  readonly stems: ReadonlyMap<string, readonly WordRef[]>;
  /** By first letter, for words that were mistyped. */
  readonly vocabulary: ReadonlyMap<string, readonly KnownWord[]>;
}

interface Written {
  readonly entry: SpokenEntry;
  readonly slots: readonly (readonly string[])[];
}

/** Asking for more than the plain request: who cancels an appointment names an appointment too. */
const special: ReadonlySet<PatientProblemType> = new Set([
  'CANCEL_APPOINTMENT',
  'FIT_NOTE_END',
  'FIT_NOTE_ENLENGTHEN',
  'PRESCRIPTION_CONTRACEPTION',
  'PRESCRIPTION_REFILL',
] as const);
const specialWorth = 1.15;

const fullWeights = [0, 1, 1.7, 2.2, 2.5];

const holdsNo = (slots: readonly (readonly string[])[]): boolean =>
  slots.flat().some((each) => noWords.has(each));

const spoken = (type: PatientProblemType, language: Language, written: string): Written => {
  const mark = written.charAt(0);
  const factor = mark === '+' ? 1.6 : mark === '~' ? 0.35 : 1;
  const body = factor === 1 ? written : written.slice(1);
  const slots = body
    .replace(/^> /, '')
    .trim()
    .split(/\s+/)
    .map((each) => each.split('|').filter(Boolean));
  const worth = factor * (special.has(type) ? specialWorth : 1);
  const weight = (worth * (fullWeights[slots.length] ?? 2.5)) / slots.length;
  return {
    entry: {
      type,
      language,
      kind: 'KEYWORD',
      weights: slots.map(() => weight),
      mayBePart: false,
      holdsNo: holdsNo(slots),
    },
    slots,
  };
};

/** Ends of words change most, least in English: "butto" begins a button as well. A short word stays whole. */
const stemmed = (word: string, language: Language): string => {
  if (word.length <= 4 || /\d/.test(word)) return word;
  return `${word.slice(0, word.length - (word.length > 6 && language !== 'en' ? 2 : 1))}*`;
};

const tellingWords = (language: Language, text: string): readonly string[] =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .filter((each) => !functionWords[language].has(each))
    .map((each) => stemmed(each, language));

const general: ReadonlySet<PatientProblemType> = new Set([
  'OTHER_PROBLEM',
  'HEALTH_CONCERN',
  'MEDICAL_PROBLEM',
  'QUESTION',
] as const);

const writtenIn = ({ language, labels, keywords, phrases }: SpokenWords): readonly Written[] => {
  const types = Object.keys(phrases) as PatientProblemType[];
  const listed = types.flatMap((type) => [
    ...keywords[type].map((each) => ({
      type,
      kind: 'KEYWORD' as const,
      words: tellingWords(language, each),
    })),
    { type, kind: 'LABEL' as const, words: tellingWords(language, labels[type]) },
  ]);
  const typesOf = new Map<string, Set<string>>();
  for (const { type, words } of listed)
    for (const word of words) typesOf.set(word, (typesOf.get(word) ?? new Set()).add(type));
  // A word that leads to few reasons says more than one that leads to many.
  const tells = (word: string) => Math.log(1 + types.length / (typesOf.get(word)?.size ?? 1)) / Math.log(64);
  return [
    ...types.flatMap((type) => (phrases[type] ?? []).map((each) => spoken(type, language, each))),
    ...listed
      .filter(({ words }) => words.length > 0)
      .map(({ type, kind, words }): Written => {
        const slots = words.map((each) => [each]);
        const weights = words.map((each) => 0.8 * tells(each) * (general.has(type) ? 0.6 : 1));
        return { entry: { type, language, kind, weights, mayBePart: true, holdsNo: holdsNo(slots) }, slots };
      }),
  ];
};

const fold = (word: string): string => wordsOf(word)[0]?.folded ?? word;

/** Built once; every text is looked up in it. */
export const chiefProblemIndex = (sources: readonly SpokenWords[]): ChiefProblemIndex => {
  const words = new Map<string, WordRef[]>();
  const stems = new Map<string, WordRef[]>();
  for (const { entry, slots } of sources.flatMap(writtenIn)) {
    slots.forEach((alternatives, slot) => {
      for (const each of alternatives) {
        const isStem = each.endsWith('*');
        const plain = (isStem ? each.slice(0, -1) : each).toLowerCase();
        const folded = fold(plain);
        const map = isStem ? stems : words;
        const known = map.get(folded);
        if (known) known.push({ entry, slot, plain });
        else map.set(folded, [{ entry, slot, plain }]);
      }
    });
  }
  const vocabulary = Map.groupBy(
    [...new Set([...words.keys(), ...stems.keys()])]
      .filter(({ length }) => length >= 4)
      .map((text): KnownWord => ({ text, letters: lettersOf(text), isStem: stems.has(text) })),
    ({ text }) => text.charAt(0),
  );
  return { words, stems, vocabulary };
};
