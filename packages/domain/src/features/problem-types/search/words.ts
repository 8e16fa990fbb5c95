const marks = /\p{Diacritic}/gu;

/** Most letters have no mark; й and ё have one. */
const isPlain = (letter: string): boolean =>
  letter < '\u0080' || (letter >= 'а' && letter <= 'я' && letter !== 'й');

const foldLetter = (letter: string): string => {
  if (isPlain(letter)) return letter;
  if (letter === 'ł') return 'l';
  return letter.normalize('NFD').replace(marks, '').charAt(0) || letter;
};

/** Letter by letter, so that places in the folded word are places in the written one. */
const fold = (text: string): string => {
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
  const found = [...text.normalize('NFC').toLowerCase().matchAll(word)];
  return found.map(({ 0: plain, index }) => {
    const folded = fold(plain);
    return { plain, folded, start: index, letters: lettersOf(folded) };
  });
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
