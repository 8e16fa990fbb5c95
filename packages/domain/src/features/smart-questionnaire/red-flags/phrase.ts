import { wordsOf } from '../../problem-types/index.ts';

/** A stem (ends with *) or a whole word. */
export interface Slot {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}

export interface Phrase {
  readonly slots: readonly Slot[];
  readonly unless: Slot;
  readonly inOrder: boolean;
  /** Names an illness or event as a doctor's letter does: said of long ago and of others as often as of now. */
  readonly isName: boolean;
}

/** As typed words are compared: without diacritics, й and ё being и and е with one. */
export const folded = (written: string): string =>
  wordsOf(written)
    .map((each) => each.folded)
    .join(' ');

const slotOf = (written: string): Slot => {
  const parts = written.split('|').filter(Boolean);
  return {
    words: new Set(parts.filter((each) => !each.endsWith('*')).map(folded)),
    stems: parts.filter((each) => each.endsWith('*')).map(folded),
  };
};

export const phraseOf = (written: string): Phrase => {
  const isName = written.startsWith('~ ');
  const unmarked = isName ? written.slice(2) : written;
  const inOrder = unmarked.startsWith('> ');
  const [body = '', unless = ''] = (inOrder ? unmarked.slice(2) : unmarked).split(/ -(?=\S)/);
  return { slots: body.trim().split(' ').map(slotOf), unless: slotOf(unless), inOrder, isName };
};

/** How far apart the words of a phrase may stand, beside the words themselves. */
const between = 8;
const betweenInOrder = 1;

/** Places of the words that make up the phrase, one of the candidates for each slot, or undefined. */
export const placesOf = (
  candidates: readonly (readonly number[])[],
  { slots, inOrder }: Pick<Phrase, 'slots' | 'inOrder'>,
  isAllowed: (places: readonly number[]) => boolean = () => true,
): readonly number[] | undefined => {
  const most = slots.length - 1 + (inOrder ? betweenInOrder : between);
  const place = (slot: number, taken: readonly number[]): readonly number[] | undefined => {
    const options = candidates[slot];
    if (!options) return isAllowed(taken) ? taken : undefined;
    for (const at of options) {
      if (taken.includes(at) || (inOrder && taken.length > 0 && at <= Math.max(...taken))) continue;
      const next = [...taken, at];
      if (Math.max(...next) - Math.min(...next) > most) continue;
      const found = place(slot + 1, next);
      if (found) return found;
    }
    return undefined;
  };
  return place(0, []);
};
