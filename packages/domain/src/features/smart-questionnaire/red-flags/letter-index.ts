/** A list for each place: a word's letters lead from one place to the next, the first is 0. */
export interface LetterIndex<Each> {
  /** By place and letter, in one number: a map for every place would take many times the room. */
  readonly next: ReadonlyMap<number, number>;
  /** Of whatever begins with the letters up to the place. */
  readonly ofStems: readonly (readonly Each[])[];
  /** Of the word that ends at the place, and of what it begins with. */
  readonly ofWords: readonly (readonly Each[])[];
}

/** More than letters have codes. */
const codes = 0x1_0000;

const together = <Each>(one: readonly Each[], other: readonly Each[]): readonly Each[] => {
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
};

type Lists<Each> = ReadonlyMap<string, readonly Each[]>;

/** Words and stems letter by letter: a word is looked up in as many steps as it has letters. */
export const letterIndexOf = <Each>(words: Lists<Each>, stems: Lists<Each>): LetterIndex<Each> => {
  const next = new Map<number, number>();
  const before = [0];
  const none: readonly Each[] = [];
  const ofStems = [none];
  const ofWords = [none];
  const placeOf = (word: string): number => {
    let place = 0;
    for (let at = 0; at < word.length; at += 1) {
      const step = place * codes + word.charCodeAt(at);
      const known = next.get(step) ?? before.length;
      if (known === before.length) {
        next.set(step, known);
        before.push(place);
        ofStems.push(none);
        ofWords.push(none);
      }
      place = known;
    }
    return place;
  };
  for (const [word, list] of words) ofWords[placeOf(word)] = list;
  for (const [stem, list] of stems) ofStems[placeOf(stem)] = list;
  // What a stem is part of, whatever begins with it is part of too. A place comes after the one that leads to it.
  for (const [place, from] of before.entries()) {
    if (place > 0) ofStems[place] = together(ofStems[from] ?? none, ofStems[place] ?? none);
    ofWords[place] = together(ofWords[place] ?? none, ofStems[place] ?? none);
  }
  return { next, ofStems, ofWords };
};

export const listFor = <Each>(
  word: string,
  { next, ofStems, ofWords }: LetterIndex<Each>,
): readonly Each[] => {
  let place = 0;
  for (let at = 0; at < word.length; at += 1) {
    const known = next.get(place * codes + word.charCodeAt(at));
    if (known === undefined) return ofStems[place] ?? [];
    place = known;
  }
  return ofWords[place] ?? [];
};
