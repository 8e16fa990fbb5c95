import type { Phrase, Slot } from './phrase.ts';

/** In place of a slot: the word takes the phrase back. */
const unless = -1;

export interface SlotRef {
  /** Which of the phrases. */
  readonly phrase: number;
  readonly slot: number;
}

export interface PhraseIndex {
  readonly phrases: readonly Phrase[];
  readonly words: ReadonlyMap<string, readonly SlotRef[]>;
  readonly stems: ReadonlyMap<string, readonly SlotRef[]>;
  readonly longestStem: number;
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
  for (const [phrase, { slots, unless: forbidden }] of phrases.entries()) {
    for (const [slot, each] of slots.entries()) addSlot(each, { phrase, slot });
    addSlot(forbidden, { phrase, slot: unless });
  }
  return {
    phrases,
    words,
    stems,
    longestStem: Math.max(0, ...[...stems.keys()].map(({ length }) => length)),
  };
};

const none: readonly SlotRef[] = [];

/** The phrases that a word is part of. */
export const refsOf = (word: string, { words, stems, longestStem }: PhraseIndex): readonly SlotRef[] => {
  const found = [...(words.get(word) ?? none)];
  for (let length = 1; length <= Math.min(word.length, longestStem); length += 1)
    found.push(...(stems.get(word.slice(0, length)) ?? none));
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
  { phrases }: PhraseIndex,
): readonly PossiblePhrase[] => {
  const found = new Map<number, { candidates: number[][]; isForbidden: boolean }>();
  for (const [at, each] of refs.entries()) {
    for (const { phrase, slot } of each) {
      const known = found.get(phrase) ?? {
        candidates: (phrases[phrase]?.slots ?? []).map((): number[] => []),
        isForbidden: false,
      };
      found.set(phrase, known);
      const places = known.candidates[slot];
      if (slot === unless) known.isForbidden = true;
      // A word may fit a slot in two ways, and still stands at one place.
      else if (places && places.at(-1) !== at) places.push(at);
    }
  }
  return [...found]
    .filter(([, { candidates, isForbidden }]) => !isForbidden && candidates.every(({ length }) => length > 0))
    .map(([phrase, { candidates }]) => ({ phrase, candidates }))
    .toSorted((one, other) => one.phrase - other.phrase);
};
