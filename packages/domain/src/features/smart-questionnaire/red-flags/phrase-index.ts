import type { Phrase, Slot } from './phrase.ts';

/** In place of a slot: the word takes the phrase back. */
const unless = -1;
const forbidden = 2 ** 30;
/** How many letters of a stem are looked up; the rest is compared. */
const beginning = 3;

export interface SlotRef {
  /** Which of the phrases. */
  readonly phrase: number;
  readonly slot: number;
}

export interface PhraseIndex {
  readonly phrases: readonly Phrase[];
  readonly words: ReadonlyMap<string, readonly SlotRef[]>;
  readonly stems: ReadonlyMap<string, readonly SlotRef[]>;
  /** Stems by how they begin, so that a word is held against few of them. */
  readonly stemsBeginning: ReadonlyMap<string, readonly (readonly [string, readonly SlotRef[]])[]>;
  /** By phrase, all zero between two looks; kept so that a short sentence does not cost all phrases. */
  readonly slotsSeen: Uint32Array;
}

/** From every word and stem to the phrases it is part of: a text then costs its own words, not all phrases for each. */
export const phraseIndexOf = (phrases: readonly Phrase[]): PhraseIndex => {
  const words = new Map<string, SlotRef[]>();
  const stems = new Map<string, SlotRef[]>();
  const add = (map: Map<string, SlotRef[]>, text: string, ref: SlotRef) => {
    const refs = map.get(text);
    if (refs) refs.push(ref);
    else map.set(text, [ref]);
  };
  const addSlot = (slot: Slot, ref: SlotRef) => {
    for (const word of slot.words) add(words, word, ref);
    for (const stem of slot.stems) add(stems, stem, ref);
  };
  for (const [phrase, { slots, unless: takenBackBy }] of phrases.entries()) {
    for (const [slot, each] of slots.entries()) addSlot(each, { phrase, slot });
    addSlot(takenBackBy, { phrase, slot: unless });
  }
  return {
    phrases,
    words,
    stems,
    stemsBeginning: Map.groupBy([...stems], ([stem]) => stem.slice(0, beginning)),
    slotsSeen: new Uint32Array(phrases.length),
  };
};

const none: readonly SlotRef[] = [];

/** The phrases that a word is part of. */
export const refsOf = (word: string, { words, stemsBeginning }: PhraseIndex): readonly SlotRef[] => {
  let found: readonly SlotRef[] = words.get(word) ?? none;
  for (let length = 1; length <= Math.min(word.length, beginning); length += 1)
    for (const [stem, refs] of stemsBeginning.get(word.slice(0, length)) ?? [])
      if ((stem.length === length || length === beginning) && word.startsWith(stem))
        found = found.length === 0 ? refs : [...found, ...refs];
  return found;
};

/** The places in a text at which each slot of a phrase may stand. */
export interface PossiblePhrase {
  readonly phrase: number;
  readonly candidates: readonly (readonly number[])[];
}

/** Phrases of which every word stands somewhere here and no forbidden one does, in the order of the index. */
export const possiblePhrases = (
  refs: readonly (readonly SlotRef[])[],
  { phrases, slotsSeen }: PhraseIndex,
): readonly PossiblePhrase[] => {
  // One bit for each slot that has a word, before any places are noted: most phrases are out at once.
  const touched: number[] = [];
  for (const each of refs)
    for (const { phrase, slot } of each) {
      const bits = slotsSeen[phrase] ?? 0;
      if (bits === 0) touched.push(phrase);
      slotsSeen[phrase] = bits | (slot === unless ? forbidden : 1 << slot);
    }
  const found = new Map<number, number[][]>();
  for (const phrase of touched) {
    const slots = phrases[phrase]?.slots ?? [];
    if (slotsSeen[phrase] === 2 ** slots.length - 1)
      found.set(
        phrase,
        slots.map((): number[] => []),
      );
    slotsSeen[phrase] = 0;
  }
  if (found.size === 0) return [];
  for (const [at, each] of refs.entries())
    for (const { phrase, slot } of each) {
      const places = found.get(phrase)?.[slot];
      // A word may fit a slot in two ways, and still stands at one place.
      if (places && places.at(-1) !== at) places.push(at);
    }
  return [...found]
    .map(([phrase, candidates]) => ({ phrase, candidates }))
    .toSorted((one, other) => one.phrase - other.phrase);
};
