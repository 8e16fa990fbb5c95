import { differentLetters, isOneSlipAway, lettersOf } from '../../problem-types/index.ts';
import type { PhraseIndex } from './phrase-index.ts';

interface KnownWord {
  readonly text: string;
  readonly letters: number;
  readonly isStem: boolean;
}

/** Words that are one letter away from a word of alarm, and are typed in every other message. */
const others = /^(?:отправ|strike|striking|prosz|hinne|palav)/;

/** By first letter: the words of alarm that are long enough for a slip to be seen. */
export type MistypedIndex = ReadonlyMap<string, readonly KnownWord[]>;

/** A short word with a slip is another short word; so is a whole word of six letters. */
const shortest = 6;
const shortestWhole = 7;
/** The longest text has no more words that are worth a guess. */
export const mostGuesses = 300;

export const mistypedIndexOf = ({ words, stems }: PhraseIndex): MistypedIndex =>
  Map.groupBy(
    [
      ...[...words.keys()].map((text) => ({ text, isStem: false })),
      ...[...stems.keys()].map((text) => ({ text, isStem: true })),
    ]
      .filter(({ text, isStem }) => text.length >= (isStem ? shortest : shortestWhole))
      .map((each): KnownWord => ({ ...each, letters: lettersOf(each.text) })),
    ({ text }) => text.charAt(0),
  );

/** The words of alarm that are one slip away: a letter changed, missing, doubled or swapped; the first stays. */
export const meantBy = (word: string, known: MistypedIndex): readonly string[] => {
  if (word.length < shortest || others.test(word)) return [];
  const found: string[] = [];
  const all = lettersOf(word);
  const beginnings = new Map<number, number>();
  for (const { text, letters, isStem } of known.get(word.charAt(0)) ?? []) {
    if (text.length > word.length + 1 || (!isStem && text.length < word.length - 1)) continue;
    // A slip leaves out one letter at most: of two that the word has nowhere, no slip is the cause.
    const lacking = letters & ~all;
    if ((lacking & (lacking - 1)) !== 0) continue;
    // Another last letter is another form of the word, which may say the opposite or speak of somebody else.
    if (!isStem && word.slice(0, text.length - 1) === text.slice(0, -1)) continue;
    // A stem is held against the beginning of the word, which may be a letter longer or shorter.
    const lengths = isStem ? [text.length, text.length + 1, text.length - 1] : [word.length];
    for (const length of lengths) {
      if (length > word.length) continue;
      const bits = beginnings.get(length) ?? lettersOf(word.slice(0, length));
      beginnings.set(length, bits);
      // A slip changes two letters at most: counting them is much quicker than comparing the words.
      if (differentLetters(bits, letters) > 2 || !isOneSlipAway(word.slice(0, length), text)) continue;
      found.push(text);
      break;
    }
  }
  return found;
};
