import type { Language } from '../../../../core/index.ts';

/** A word, and in which part of the sentence between commas it stands. */
export interface PlacedWord {
  readonly folded: string;
  readonly clause: number;
}

export interface DenyingWords {
  /** Deny all that follows in the same breath: "no fever or rash". */
  readonly ahead: ReadonlySet<string>;
  /** Deny a whole list that an "or" holds together: "has not had pain, rash or". */
  readonly list: ReadonlySet<string>;
  /** Deny the very next word: "does not swell". */
  readonly next: ReadonlySet<string>;
  /** May stand between a denying word and what it denies: "has not been". */
  readonly between: ReadonlySet<string>;
  /** Carry a denial on from one part of a list to the next: "no pain, rash or". */
  readonly onward: ReadonlySet<string>;
  /** After a list: "pain, blood: none". */
  readonly behind: ReadonlySet<string>;
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Without diacritics, as words are compared. */
export const denying: Readonly<Record<Language, DenyingWords>> = {
  en: {
    ahead: set('no without never denies nor neither zero'),
    list: set('no without never denies nor neither zero not havent hasnt dont doesnt'),
    next: set('no not isnt arent wasnt doesnt dont didnt hasnt havent never without nor'),
    between: set(
      'been had have any at all is was short felt feel ever a getting got of really thoughts on blood taking',
    ),
    onward: set('or nor'),
    behind: set('none no never nope'),
  },
  et: {
    ahead: set('ilma ega null'),
    list: set('ei pole ilma ega polnud'),
    next: set('ei pole ega polnud ilma mitte'),
    between: set('ole olnud esine mingeid mingit eriti uldse enam'),
    onward: set('ega'),
    behind: set('pole ei polnud puudub puuduvad null'),
  },
  ru: {
    ahead: set('без никаких никакои ни'),
    list: set('нет без никаких ни не нету'),
    next: set('не ни без никаких'),
    between: set('было был была были есть сильно очень никаких о'),
    onward: set('или ни'),
    behind: set('нет нету отсутствуют отсутствует не'),
  },
  pl: {
    ahead: set('bez brak zadnych zadnei zadnego zadna zero ani'),
    list: set('bez brak zadnych nie zero ani'),
    next: set('nie bez ani brak zadnych zadnego zero'),
    between: set('ma mam mial miala bylo byla byl jest sie zadnych zadnego wystepuje'),
    onward: set('ani lub'),
    behind: set('brak nie zero'),
  },
};

export const everyNo: ReadonlySet<string> = set(
  'no not cant cannot dont doesnt didnt wont hasnt havent isnt couldnt without never ei pole ilma не нет без ни nie bez brak',
);

/** After any of these a denial no longer holds: "no fever but cannot breathe". */
export const turns = set(
  'but however only just except though because aga kuid vaid ainult kuigi но а зато только хотя потому ale lecz tylko jednak choc bo',
);
