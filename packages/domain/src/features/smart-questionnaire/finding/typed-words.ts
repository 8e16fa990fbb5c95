import { differentLetters, lettersApart, lettersOf, type Word, wordsOf } from '../../problem-types/index.ts';
import type { ChiefProblemIndex, WordRef } from './spoken-index.ts';

export interface TypedWord {
  readonly word: Word;
  readonly refs: readonly { readonly ref: WordRef; readonly likeness: number }[];
  readonly isGuess: boolean;
}

const otherMarks = 0.4;
const mistyped = 0.7;

/** In Russian ё is written or not as one likes, and nobody leaves the mark of й out: its marks tell nothing. */
const cyrillic = /\p{Script=Cyrillic}/u;

/** Who writes without diacritics means any of them; who writes with them means those. */
const likenessOf = (word: Word, plain: string, hasMarks: boolean): number => {
  if (!hasMarks || word.plain.startsWith(plain)) return 1;
  return cyrillic.test(plain) ? 1 : otherMarks;
};

const lookUp = (word: Word, index: ChiefProblemIndex): readonly WordRef[] => {
  const found = [...(index.words.get(word.folded) ?? [])];
  for (let length = 2; length <= word.folded.length; length += 1)
    found.push(...(index.stems.get(word.folded.slice(0, length)) ?? []));
  return found;
};

interface Beginning {
  readonly text: string;
  readonly letters: number;
}

/** The first letters of a word, and which letters they are. */
const cachedBeginnings = (word: string) => {
  const made: Beginning[] = [];
  return (length: number): Beginning => {
    const known = made[length];
    if (known) return known;
    const text = word.slice(0, length);
    const beginning = { text, letters: lettersOf(text) };
    made[length] = beginning;
    return beginning;
  };
};

const mostSlips = 2;
const slipsAllowed = (length: number): number => (length >= 8 ? mostSlips : 1);

/** The known words that a mistyped one is nearest to. */
const nearest = (word: Word, index: ChiefProblemIndex): readonly string[] => {
  let best = slipsAllowed(word.folded.length) + 1;
  let found: string[] = [];
  const { length: typed } = word.folded;
  const beginningsOf = cachedBeginnings(word.folded);
  for (const { text: known, letters, isStem } of index.vocabulary.get(word.folded.charAt(0)) ?? []) {
    // A slip adds or leaves out one letter at most.
    if (known.length > typed + 1 || (!isStem && typed - known.length > mostSlips)) continue;
    const shortest = isStem ? known.length - 1 : typed;
    const longest = isStem ? Math.min(known.length + 1, typed) : typed;
    for (let length = shortest; length <= longest; length += 1) {
      const beginning = beginningsOf(length);
      const most = Math.min(best, slipsAllowed(known.length));
      // A slip changes two letters at most: counting them is much quicker than comparing the words.
      if (differentLetters(beginning.letters, letters) > 2 * most) continue;
      const apart = lettersApart(beginning.text, known, most);
      // A short word with a slip is another short word.
      if (apart > slipsAllowed(known.length) || known.length < (apart > 1 ? 8 : 5)) continue;
      if (apart < best) [best, found] = [apart, []];
      if (apart === best && !found.includes(known)) found.push(known);
    }
  }
  return found;
};

/** Of each mistyped word the known ones that it may be. */
export type Guess = (word: Word) => readonly string[];

/** Looking for a mistyped word is slow: a text with more of them than this is no message. */
const mostGuessed = 60;

/** For one text: each word is looked for once, and not more of them than people mistype. */
export const guessing = (index: ChiefProblemIndex): Guess => {
  const guessed = new Map<string, readonly string[]>();
  return (word) => {
    const known = guessed.get(word.folded);
    if (known || guessed.size >= mostGuessed) return known ?? [];
    const found = nearest(word, index);
    guessed.set(word.folded, found);
    return found;
  };
};

const longestEnding = 3;

/** A person's name, also with the ending that it has in the sentence: it says who, never what. */
export const isName = ({ folded }: Word, names: readonly Word[]): boolean =>
  names.some(
    (name) =>
      name.folded.length > 2 &&
      folded.startsWith(name.folded) &&
      folded.length - name.folded.length <= longestEnding,
  );

const shortestGuessed = 5;
/** A short stem that a long word begins with may be chance: "head" of a mistyped headache. */
const mostlyKnown = 0.6;

interface Typed {
  /** Of the people that the text is about. */
  readonly names: readonly Word[];
  readonly guess: Guess;
}

export const typedWords = (
  text: string,
  index: ChiefProblemIndex,
  { names, guess }: Typed,
): readonly TypedWord[] => {
  const all = wordsOf(text);
  const hasMarks = all.some(({ plain, folded }) => plain !== folded);
  return all.map((word) => {
    if (isName(word, names)) return { word, isGuess: false, refs: [] };
    const refs = lookUp(word, index);
    const known = refs.map((ref) => ({ ref, likeness: likenessOf(word, ref.plain, hasMarks) }));
    const isKnown = refs.some(({ plain }) => plain.length >= word.folded.length * mostlyKnown);
    if (isKnown || word.folded.length < shortestGuessed) return { word, isGuess: false, refs: known };
    const guessed = guess(word).flatMap((each) => [
      ...(index.words.get(each) ?? []),
      ...(index.stems.get(each) ?? []),
    ]);
    const alike = guessed.map((ref) => ({ ref, likeness: mistyped }));
    return { word, isGuess: alike.length > 0, refs: [...known, ...alike] };
  });
};
