import { type LetterIndex, letterIndexOf, listFor } from './letter-index.ts';
import type { Phrase, Slot } from './phrase.ts';

/** In place of a slot: the word takes the phrase back where it stands near. */
const unless = 31;
const forbidden = 2 ** 30;
/** Room for a slot in a reference. */
const slots = 32;

/** Which of the phrases and which slot of it, in one number: a text goes through many thousands of them. */
export type SlotRef = number;
const refOf = (phrase: number, slot: number): SlotRef => phrase * slots + slot;

export interface PhraseIndex {
  readonly phrases: readonly Phrase[];
  readonly words: ReadonlyMap<string, readonly SlotRef[]>;
  readonly stems: ReadonlyMap<string, readonly SlotRef[]>;
  readonly letters: LetterIndex<SlotRef>;
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
  for (const [phrase, { slots: all, unless: takenBackBy }] of phrases.entries()) {
    for (const [slot, each] of all.entries()) addSlot(each, refOf(phrase, slot));
    addSlot(takenBackBy, refOf(phrase, unless));
  }
  return {
    phrases,
    words,
    stems,
    letters: letterIndexOf(words, stems),
    slotsSeen: new Uint32Array(phrases.length),
  };
};

/** The phrases that a word is part of. */
export const refsOf = (word: string, { letters }: PhraseIndex): readonly SlotRef[] => listFor(word, letters);

/** The places in a text at which each slot of a phrase may stand. */
export interface PossiblePhrase {
  readonly phrase: number;
  readonly candidates: readonly (readonly number[])[];
  /** Of words that take the phrase back where they stand near it. */
  readonly takenBackAt: readonly number[];
}

/** Phrases of which every word stands somewhere here, in the order of the index. */
export const possiblePhrases = (
  refs: readonly (readonly SlotRef[])[],
  { phrases, slotsSeen }: PhraseIndex,
): readonly PossiblePhrase[] => {
  // One bit for each slot that has a word, before any places are noted: most phrases are out at once.
  const touched: number[] = [];
  for (const each of refs)
    for (const ref of each) {
      const phrase = Math.floor(ref / slots);
      const slot = ref % slots;
      const bits = slotsSeen[phrase] ?? 0;
      if (bits === 0) touched.push(phrase);
      slotsSeen[phrase] = bits | (slot === unless ? forbidden : 1 << slot);
    }
  const found = new Map<number, { candidates: number[][]; takenBackAt: number[] }>();
  for (const phrase of touched) {
    const all = phrases[phrase]?.slots ?? [];
    if (((slotsSeen[phrase] ?? 0) & ~forbidden) === 2 ** all.length - 1)
      found.set(phrase, { candidates: all.map((): number[] => []), takenBackAt: [] });
    slotsSeen[phrase] = 0;
  }
  if (found.size === 0) return [];
  for (const [at, each] of refs.entries())
    for (const ref of each) {
      const seen = found.get(Math.floor(ref / slots));
      const slot = ref % slots;
      const places = slot === unless ? seen?.takenBackAt : seen?.candidates[slot];
      // A word may fit a slot in two ways, and still stands at one place.
      if (places && places.at(-1) !== at) places.push(at);
    }
  return [...found]
    .map(([phrase, each]) => ({ phrase, ...each }))
    .toSorted((one, other) => one.phrase - other.phrase);
};
