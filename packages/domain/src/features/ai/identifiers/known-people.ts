/** What we know of the people whom a text is about, so that it can be found there. */
export interface KnownPerson {
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate?: string | null;
}

/** Letters that have no simpler letter inside them. */
const simpler: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 's' };

const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđß]/g, (letter) => simpler[letter] ?? letter);

/** As an Estonian register and as a passport write Russian names, without accents. */
const letters: readonly (readonly [string, string, string])[] = [
  ['а', 'a', 'a'],
  ['б', 'b', 'b'],
  ['в', 'v', 'v'],
  ['г', 'g', 'g'],
  ['д', 'd', 'd'],
  ['е', 'e', 'e'],
  ['ж', 'z', 'zh'],
  ['з', 'z', 'z'],
  ['и', 'i', 'i'],
  ['к', 'k', 'k'],
  ['л', 'l', 'l'],
  ['м', 'm', 'm'],
  ['н', 'n', 'n'],
  ['о', 'o', 'o'],
  ['п', 'p', 'p'],
  ['р', 'r', 'r'],
  ['с', 's', 's'],
  ['т', 't', 't'],
  ['у', 'u', 'u'],
  ['ф', 'f', 'f'],
  ['х', 'h', 'kh'],
  ['ц', 'ts', 'ts'],
  ['ч', 'ts', 'ch'],
  ['ш', 's', 'sh'],
  ['щ', 'sts', 'shch'],
  ['ъ', '', ''],
  ['ы', 'o', 'y'],
  ['ь', '', ''],
  ['э', 'e', 'e'],
  ['ю', 'ju', 'yu'],
  ['я', 'ja', 'ya'],
];
const estonian = new Map(letters.map(([letter, latin]) => [letter, latin]));
const passport = new Map(letters.map(([letter, , latin]) => [letter, latin]));
const spelled = (word: string, by: ReadonlyMap<string, string>) =>
  Array.from(word, (letter) => by.get(letter) ?? letter).join('');

/** A word and the ways a register may have written it. */
const spellingsOf = (word: string): readonly string[] => {
  const plain = folded(word);
  if (!/\p{Script=Cyrillic}/u.test(plain)) return [plain];
  const [one, other] = [spelled(plain, estonian), spelled(plain, passport)];
  // A name that begins with е is mostly registered with j or y before it.
  return [plain, one, other, ...(plain.startsWith('е') ? [`j${one}`, `y${other}`] : [])];
};

const begins = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Endings and changes inside a word (Kask, Kase; Павел, Павла; Marek, Marka) leave all but two letters. */
const isForm = (word: string, name: string): boolean =>
  word.length <= name.length + 5 && begins(word, name) >= Math.max(3, name.length - 2);

/** Without a capital a word must be the whole name: many names are words too. */
const isWhole = (word: string, name: string): boolean =>
  word === name || (name.length >= 5 && word.startsWith(name) && word.length <= name.length + 4);

/** The names of these people as single words. */
export const namesOf = (people: readonly KnownPerson[]): readonly string[] => [
  ...new Set(
    people
      .flatMap(({ firstName, surname }) => `${firstName} ${surname}`.split(/[^\p{L}\p{M}]+/u))
      .filter((word) => word.length >= 2)
      .flatMap(spellingsOf),
  ),
];

/** A form of a name shares its first letters, and a shorter name has no other form. */
const sharedLetters = 3;
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** By their first letters; made once for a list, as a long text is asked about word by word. */
const indexOf = (names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const known = indexes.get(names);
  if (known) return known;
  const index = Map.groupBy(names, (name) => name.slice(0, sharedLetters));
  indexes.set(names, index);
  return index;
};

/** Whether a word is one of the names, in whatever case and alphabet. */
export const isNameIn = (word: string, names: readonly string[]): boolean => {
  const isCapital = /^\p{Lu}/u.test(word);
  const index = indexOf(names);
  return spellingsOf(word).some((spelling) =>
    (index.get(spelling.slice(0, sharedLetters)) ?? []).some(
      (name) => spelling === name || (isCapital ? isForm(spelling, name) : isWhole(spelling, name)),
    ),
  );
};
