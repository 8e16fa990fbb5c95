import type { Word } from '../../problem-types/index.ts';

/** How many places there are for words and the stretches of letters in them: a power of two. */
export const places = 1 << 11;

const shortest = 4;
const longest = 5;

const offset = 2_166_136_261;
const prime = 16_777_619;

const placeOf = (letters: string): number => {
  let hash = offset;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), prime);
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((spread ^ (spread >>> 12)) >>> 0) & (places - 1);
};

/** Where the words of a text stand, each place once: whole words, and stretches of them, as the ends of words bend. */
export const placesIn = (words: readonly Pick<Word, 'folded'>[]): readonly number[] => {
  const found = new Set<number>();
  for (const { folded } of words) {
    found.add(placeOf(`=${folded}`));
    const bounded = ` ${folded} `;
    for (let length = shortest; length <= longest; length += 1)
      for (let at = 0; at + length <= bounded.length; at += 1)
        found.add(placeOf(bounded.slice(at, at + length)));
  }
  return [...found];
};

/** A long message is not surer than a short one. */
export const shareOf = (found: readonly number[]): number => 1 / Math.sqrt(Math.max(1, found.length));

/** Sums as shares of one. */
export const sharesOf = (sums: readonly number[]): readonly number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / all);
};
