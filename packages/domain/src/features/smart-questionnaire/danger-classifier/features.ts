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

const offset = 2_166_136_261;
const prime = 16_777_619;

const mixed = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 12)) >>> 0;
};

/** The same letters count in different ways as a stretch, a word, a pair of words or a stem. */
const startOf = (way: number): number => Math.imul(offset ^ way, prime);
const [wordWay, pairWay, stemWay] = [64, 65, 66] as const;
const space = 32;

/** Of a document, or within an address: their letters tell nothing. */
const longCodes = /\b[\da-f]{4,}(?:-[\da-f]{4,}){2,}\b/g;
/** "38kraadi" and "5-kuune" are none. */
const isCode = (word: string): boolean => /\p{L}\p{N}|\p{N}{5}/u.test(word);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(longCodes, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isCode(word))
    .join(' ');

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

const addLetters = (stretch: string, add: (hash: number) => void): void => {
  for (let start = 0; start + shortest <= stretch.length; start += 1) {
    let hash = offset;
    const end = Math.min(start + longest, stretch.length);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ stretch.charCodeAt(at), prime);
      const length = at - start + 1;
      if (length >= shortest) add(mixed(hash ^ length));
    }
  }
};

const withLetters = (hash: number, letters: string): number => {
  let next = hash;
  for (let at = 0; at < letters.length; at += 1) next = Math.imul(next ^ letters.charCodeAt(at), prime);
  return next;
};

export const wordsOfStretch = (stretch: string): readonly string[] => stretch.trim().split(' ');

const addWords = (stretch: string, add: (hash: number) => void): void => {
  const words = wordsOfStretch(stretch);
  for (const [at, word] of words.entries()) {
    add(mixed(withLetters(startOf(wordWay), word)));
    const next = words[at + 1];
    if (next === undefined) continue;
    const pair = Math.imul(withLetters(startOf(pairWay), word) ^ space, prime);
    add(mixed(withLetters(pair, next)));
  }
};

/** Each place once, however often its letters stand there. */
const placesFrom = (size: number, fill: (add: (hash: number) => void) => void): readonly number[] => {
  const isTaken = new Uint8Array(size);
  const places: number[] = [];
  fill((hash) => {
    const place = hash & (size - 1);
    if (isTaken[place]) return;
    isTaken[place] = 1;
    places.push(place);
  });
  return places;
};

/** Stretches of three to five letters, words and pairs of words. */
export const textPlaces = (stretch: string): readonly number[] =>
  placesFrom(placesOfText, (add) => {
    addLetters(stretch, add);
    addWords(stretch, add);
  });

/** Beginnings of words: enough to tell one kind of danger from another. */
export const stemPlaces = (stretch: string): readonly number[] =>
  placesFrom(placesOfStems, (add) => {
    for (const word of wordsOfStretch(stretch))
      if (word.length >= shortest) add(mixed(withLetters(startOf(stemWay), word.slice(0, stemLetters))));
  });

/** Two words are too few to be sure of anything. */
const tooFew = 100;

/** A long message is not graver than a short one. */
export const shareOf = (places: readonly number[]): number => 1 / Math.sqrt(places.length + tooFew);
