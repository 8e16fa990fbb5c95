import type { Language } from '../../../core/index.ts';
import type { ProblemType } from '../problem-types.ts';
import { functionWords } from './function-words.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that lead to a reason, in one language. */
export type Keywords = Partial<Record<ProblemType, readonly string[]>>;

export interface Entry {
  readonly type: ProblemType;
  readonly keyword: string;
  readonly words: readonly { readonly word: Word; readonly weight: number }[];
  readonly weight: number;
}

export interface LanguageIndex {
  readonly language: Language;
  readonly entries: readonly Entry[];
  /** Each word once. */
  readonly words: readonly Word[];
}

const typesByWord = (keywords: Keywords): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [type, list] of Object.entries(keywords)) {
    for (const { plain } of list.flatMap(wordsOf))
      found.set(plain, (found.get(plain) ?? new Set()).add(type));
  }
  return found;
};

/** Of a word that stands in any sentence. */
export const functionWeight = 0.1;

/** A word that leads to few reasons says more than one that leads to many. */
const weightOf = (word: Word, language: Language, types: Map<string, Set<string>>): number => {
  if (functionWords[language].has(word.plain)) return functionWeight;
  return Math.log(1 + 80 / (types.get(word.plain)?.size ?? 1)) / Math.log(81);
};

export const indexOf = (language: Language, keywords: Keywords): LanguageIndex => {
  const types = typesByWord(keywords);
  const once = new Map<string, Word>();
  const entries = Object.entries(keywords).flatMap(([type, list]) =>
    list.map((keyword): Entry => {
      const words = wordsOf(keyword).map((word) => ({ word, weight: weightOf(word, language, types) }));
      for (const { word } of words) if (!once.has(word.plain)) once.set(word.plain, word);
      const weight = words.reduce((sum, each) => sum + each.weight, 0);
      return { type: type as ProblemType, keyword, words, weight };
    }),
  );
  return { language, entries, words: [...once.values()] };
};
