const marks = /\p{Diacritic}/gu;

/** Most letters have no mark; й and ё have one. */
const isPlain = (letter: string): boolean =>
  letter < '\u0080' || (letter >= 'а' && letter <= 'я' && letter !== 'й');

/** Those of our languages without their marks: taking letters apart is slow, and every other word has one. */
export const withoutMark: ReadonlyMap<string, string> = new Map([
  ...[...'äõöüšžąćęńóśźżйё'].map((letter) => [letter, letter.normalize('NFD').charAt(0)] as const),
  ['ł', 'l'],
]);

const foldLetter = (letter: string): string => {
  if (isPlain(letter)) return letter;
  return withoutMark.get(letter) ?? (letter.normalize('NFD').replace(marks, '').charAt(0) || letter);
};

const hasMarks = /[^a-z\dа-ик-я]/;

/** Letter by letter, so that places in the folded word are places in the written one. */
const fold = (text: string): string => {
  if (!hasMarks.test(text)) return text;
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
};

export interface Word {
  /** As written, in small letters. */
  readonly plain: string;
  /** Without diacritics. */
  readonly folded: string;
  readonly start: number;
  /** Which letters it has, one bit each: two words that share few cannot be alike. */
  readonly letters: number;
}

/** Which letters a word has, one bit each. */
export const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

const word = /[\p{L}\p{N}]+/gu;

export const wordsOf = (text: string): readonly Word[] => {
  const found: Word[] = [];
  for (const { 0: plain, index } of text.normalize('NFC').toLowerCase().matchAll(word)) {
    const folded = fold(plain);
    found.push({ plain, folded, start: index, letters: lettersOf(folded) });
  }
  return found;
};

const bitsIn = (bits: number): number => {
  let left = bits;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
};

/** Letters that stand in one of the two words only; each slip makes at most two. */
export const differentLetters = (one: number, other: number): number => bitsIn(one ^ other);
export const foreignLetters = (one: Word, other: Word): number =>
  differentLetters(one.letters, other.letters);

/** Letters between two words: changed, missing, added or swapped. Gives up above `most`. */
export const lettersApart = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
};

export const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Whether one slip at most lies between two words: `lettersApart` for the question that is asked most. */
export const isOneSlipAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = sharedStart(short, long);
  if (start === short.length) return true;
  const isSameFrom = (ofShort: number, ofLong: number) => short.slice(ofShort) === long.slice(ofLong);
  if (long.length > short.length) return isSameFrom(start, start + 1);
  if (isSameFrom(start + 1, start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && isSameFrom(start + 2, start + 2);
};
