import type { Language } from '../../../core/index.ts';
import { foreignLetters, lettersApart, sharedStart, type Word } from './words.ts';

export interface Likeness {
  /** 0: another word; 1: the same. */
  readonly value: number;
  /** How many letters of the keyword's word stand for what was typed. */
  readonly letters: readonly [from: number, to: number];
}

const none: Likeness = { value: 0, letters: [0, 0] };

/** How a word is to be read. */
export interface Reading {
  /** Of the word that it is held against. */
  readonly language: Language;
  /** A word that exists was not mistyped. */
  readonly isKnown: boolean;
  /** Other words stand beside it: then it means itself, or a form of itself. */
  readonly isInPhrase: boolean;
  /** No other word follows it. */
  readonly isLast: boolean;
}

const slipsAllowed = (length: number, isInPhrase: boolean): number => {
  if (length < (isInPhrase ? 6 : 4)) return 0;
  return length < 8 ? 1 : 2;
};

/** Two forms of one word: a long common start, and short ends that differ. English words hardly have any. */
const isForm = (
  typed: string,
  known: string,
  { shared, language, isInPhrase }: Pick<Reading, 'language' | 'isInPhrase'> & { readonly shared: number },
): boolean => {
  const ends = Math.max(typed.length, known.length) - shared;
  if (isInPhrase && language === 'en' && shared < 4) return false;
  if (shared >= 6) return ends <= 4;
  return shared >= 4 ? ends <= 3 : shared === 3 && ends <= 2 && Math.min(typed.length, known.length) >= 4;
};

/** `mayHaveSlips`: counting letters is slow, and few pairs of words are near enough. */
const compare = (
  typed: string,
  known: string,
  { mayHaveSlips, ...reading }: Reading & { readonly mayHaveSlips: boolean },
): Likeness => {
  const { isInPhrase, isLast } = reading;
  const whole: readonly [number, number] = [0, known.length];
  if (typed === known) return { value: 1, letters: whole };
  if (isLast && typed.length >= 2 && known.startsWith(typed)) {
    // The more of it is typed, the surer.
    return { value: 0.7 + 0.25 * (typed.length / known.length), letters: [0, typed.length] };
  }
  // Numbers and short names of tests mean only themselves.
  if (/\d/.test(typed)) return none;
  const shared = sharedStart(typed, known);
  if (isForm(typed, known, { ...reading, shared })) {
    return {
      value: 0.6 + 0.3 * (shared / Math.max(typed.length, known.length)),
      letters: [0, shared],
    };
  }
  const slips = slipsAllowed(typed.length, isInPhrase);
  const apart = mayHaveSlips && slips > 0 ? lettersApart(typed, known, slips) : slips + 1;
  if (apart <= slips) return { value: 0.8 - 0.15 * apart, letters: whole };
  if (isInPhrase && reading.language === 'en') return none;
  if (typed.length >= 4 && known.endsWith(typed)) {
    return { value: 0.55, letters: [known.length - typed.length, known.length] };
  }
  if (known.length >= 4 && typed.endsWith(known)) return { value: 0.5, letters: whole };
  // A slip in a word that is not typed to its end yet.
  const start = known.slice(0, typed.length);
  const isBegun =
    !isInPhrase && typed.length >= 5 && start.length === typed.length && sharedStart(typed, start) >= 2;
  if (isBegun && lettersApart(typed, start, 1) === 1) {
    return { value: 0.5, letters: [0, start.length] };
  }
  return none;
};

const otherMarks = 0.6;

/** Who typed without diacritics meant any of them; who typed one meant that one. */
export const likeness = (typed: Word, known: Word, given: Reading): Likeness => {
  const reading = { ...given, mayHaveSlips: !given.isKnown && foreignLetters(typed, known) <= 4 };
  const folded = compare(typed.folded, known.folded, reading);
  if (typed.plain === typed.folded || folded.value === 0) return folded;
  const exact = compare(typed.plain, known.plain, reading);
  return exact.value >= folded.value * otherMarks ? exact : { ...folded, value: folded.value * otherMarks };
};
