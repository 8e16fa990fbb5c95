import { withoutMark } from '../../problem-types/index.ts';

/** How many places there are for stretches of letters and words, and for stems: powers of two. */
export const placesOfText = 1 << 17;
export const placesOfStems = 1 << 12;

const shortest = 3;
const longest = 5;
/** The ends of words bend in three of the four languages. */
const stemLetters = 4;

/** Longer texts are looked at stretch by stretch: one sentence of danger must not drown in a page of other things. */
const stretchLetters = 500;
const stretchStep = 300;

// A whole number of 32 bits like all that comes of it: others are reckoned with much slower.
const offset = 2_166_136_261 | 0;
const prime = 16_777_619;

const mixed = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return spread ^ (spread >>> 12);
};

/** The same letters count in different ways as a stretch, a word, a pair of words or a stem. */
const startOf = (way: number): number => Math.imul(offset ^ way, prime);
const [wordWay, pairWay, stemWay] = [64, 65, 66] as const;
const space = 32;

/** Of a document, or within an address: their letters tell nothing. */
const longCodes = /\b[\da-f]{4,}(?:-[\da-f]{4,}){2,}\b/g;
/** "38kraadi" and "5-kuune" are none. Looked for where only letters and numbers are left. */
const code = /[^\d ]\d|\d{5}/;

const marked = /[^ -~\sа-ик-я]/u;
const everyMarked = /[^ -~\sа-ик-я]/gu;
const unmarked = (letter: string): string =>
  withoutMark.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Letters of other languages stay; asked only where something else than ours stands, as it takes long. */
const betweenWords = (others: string): string =>
  marked.test(others) ? others.replace(/[^\p{L}\p{N}]+/gu, ' ') : ' ';

const plain = (text: string): string => {
  const letters = text
    .toLowerCase()
    .replace(longCodes, ' ')
    .replace(everyMarked, unmarked)
    .replace(/[^a-z0-9а-я]+/g, betweenWords)
    .trim();
  // Few texts have any: one look at the whole is quicker than one at every word.
  if (!code.test(letters)) return letters;
  return letters
    .split(' ')
    .filter((word) => !code.test(word))
    .join(' ');
};

/** Without case, diacritics and punctuation, with one space around every word. */
export const stretchesOf = (text: string): readonly string[] => {
  const letters = plain(text);
  if (letters === '') return [];
  const stretches: string[] = [];
  for (
    let start = 0;
    start === 0 || start + stretchLetters - stretchStep < letters.length;
    start += stretchStep
  )
    stretches.push(` ${letters.slice(start, start + stretchLetters).trim()} `);
  return stretches;
};

/** All zero between two looks; kept, as a new one for every stretch costs more than the stretch. */
const isTaken = new Uint8Array(placesOfText);

/** Each place once, however often its letters stand there. */
const take = (hash: number, size: number, places: number[]): void => {
  const place = hash & (size - 1);
  if (isTaken[place] === 1) return;
  isTaken[place] = 1;
  places.push(place);
};

const released = (places: readonly number[]): readonly number[] => {
  for (const place of places) isTaken[place] = 0;
  return places;
};

const takeLetters = (stretch: string, places: number[]): void => {
  for (let start = 0; start + shortest <= stretch.length; start += 1) {
    let hash = offset;
    const end = Math.min(start + longest, stretch.length);
    for (let at = start; at < end; at += 1) {
      const letter = stretch.charCodeAt(at);
      hash = Math.imul(hash ^ letter, prime);
      const length = at - start + 1;
      if (length >= shortest) take(mixed(hash ^ length), placesOfText, places);
      // What goes over the end of a word is learnt by heart and seldom met again; pairs of words are there for it.
      if (letter === space && at > start) break;
    }
  }
};

const withLetters = (hash: number, letters: string): number => {
  let next = hash;
  for (let at = 0; at < letters.length; at += 1) next = Math.imul(next ^ letters.charCodeAt(at), prime);
  return next;
};

export const wordsOfStretch = (stretch: string): readonly string[] => stretch.trim().split(' ');

const takeWords = (stretch: string, places: number[]): void => {
  const words = wordsOfStretch(stretch);
  for (const [at, word] of words.entries()) {
    take(mixed(withLetters(startOf(wordWay), word)), placesOfText, places);
    const next = words[at + 1];
    if (next === undefined) continue;
    const pair = Math.imul(withLetters(startOf(pairWay), word) ^ space, prime);
    take(mixed(withLetters(pair, next)), placesOfText, places);
  }
};

/** Stretches of three to five letters of a word, words and pairs of words. */
export const textPlaces = (stretch: string): readonly number[] => {
  const places: number[] = [];
  takeLetters(stretch, places);
  takeWords(stretch, places);
  return released(places);
};

/** Beginnings of words: enough to tell one kind of danger from another. */
export const stemPlaces = (stretch: string): readonly number[] => {
  const places: number[] = [];
  for (const word of wordsOfStretch(stretch))
    if (word.length >= shortest)
      take(mixed(withLetters(startOf(stemWay), word.slice(0, stemLetters))), placesOfStems, places);
  return released(places);
};

/** Two words are too few to be sure of anything. */
const tooFew = 100;

/** A long message is not graver than a short one. */
export const shareOf = (places: readonly number[]): number => 1 / Math.sqrt(places.length + tooFew);
