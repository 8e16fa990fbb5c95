import type { Language } from '../../../../core/index.ts';
import { wordMatcher } from '../numbers/read-numbers.ts';

interface DenyingWords {
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Without diacritics, as words are compared. */
const denying: Readonly<Record<Language, DenyingWords>> = {
  en: {
    ahead: set('no without never denies nor neither zero'),
    list: set('no without never denies nor neither zero not havent hasnt dont doesnt'),
    next: set('no not isnt arent wasnt doesnt dont didnt hasnt havent never without nor'),
    between: set('been had have any at all is was short felt feel ever a getting got of really thoughts'),
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

const everyNo: ReadonlySet<string> = set(
  'no not cant cannot dont doesnt didnt wont hasnt havent isnt couldnt without never ei pole ilma не нет без ни nie bez brak',
);

/** After any of these a denial no longer holds: "no fever but cannot breathe". */
const turns = set(
  'but however only just except though because aga kuid vaid ainult kuigi но а зато только хотя потому ale lecz tylko jednak choc bo',
);

/** What these deny is itself the alarm: "does not stop", "cannot hear". */
const isLostByNo = wordMatcher(
  'stop* hear* breathe* breathi* mov* wak* feel* swallow* see* respond* answer* react* kuul* hinga* liigu* tunne* nae* arka* neela* reageeri* peatu* seisku* слыш* дыш* двиг* шевел* чувств* вид* глот* просып* реагир* останав* унима* прекращ* slysz* oddych* rusz* czuj* widz* polyka* budz* obudz* reaguj* ustaj* przesta* zatrzym*',
);

const voices = /^(?:voice|haal|голос|glos)/;

/** A word, and in which part of the sentence between commas it stands. */
export interface PlacedWord {
  readonly folded: string;
  readonly clause: number;
}

const reach = 5;
const reachOfList = 14;

/** A list goes on over commas when an "or" stands in it. */
const isInList = (
  words: readonly PlacedWord[],
  from: number,
  last: number,
  { onward }: DenyingWords,
): boolean => words.slice(from + 1, last + reach).some(({ folded }) => onward.has(folded));

const subordinators = set('that to of zeby ze o et что чтобы о');

/** "No thoughts that": the denial goes on over the comma. */
const isSubordinate = (words: readonly PlacedWord[], at: number, clause: number | undefined): boolean => {
  const begins = words.findIndex((word, place) => place > at && word.clause === clause);
  return (words[at]?.clause ?? 0) + 1 === clause && subordinators.has(words[begins]?.folded ?? '');
};

const isDeniedAhead = (
  words: readonly PlacedWord[],
  [first, last]: readonly [number, number],
  said: DenyingWords,
): boolean => {
  const clause = words[first]?.clause;
  for (let at = first - 1; at >= Math.max(0, first - reachOfList); at -= 1) {
    const word = words[at];
    if (!word || turns.has(word.folded)) return false;
    if (said.ahead.has(word.folded) && (word.clause === clause || isSubordinate(words, at, clause)))
      return first - at <= reach;
    if (said.list.has(word.folded) && word.clause !== clause) return isInList(words, at, last, said);
  }
  return false;
};

const isDeniedNext = (
  words: readonly PlacedWord[],
  places: readonly number[],
  { next, between }: DenyingWords,
  mayStandBetween: (folded: string) => boolean = () => false,
): boolean =>
  places.some((place) => {
    const { clause, folded: denied = '' } = words[place] ?? {};
    // Who hears no voices has lost nothing.
    if (isLostByNo(denied) && !places.some((each) => voices.test(words[each]?.folded ?? ''))) return false;
    for (let at = place - 1; at >= Math.max(0, place - 4); at -= 1) {
      const word = words[at];
      if (!word || word.clause !== clause) return false;
      if (next.has(word.folded)) return true;
      if (!between.has(word.folded) && !mayStandBetween(word.folded)) return false;
    }
    return false;
  });

/** What may follow a "no" that is a whole answer: "no and never was". */
const onlyNo = set('и не ei pole ega nie ani i');

const isDeniedBehind = (
  words: readonly PlacedWord[],
  last: number,
  { behind, onward, next, between }: DenyingWords,
): boolean => {
  const clause = words[last]?.clause;
  for (let at = last + 1; at <= Math.min(words.length - 1, last + 4); at += 1) {
    const word = words[at];
    if (!word || turns.has(word.folded)) return false;
    if (!behind.has(word.folded)) continue;
    // "blood: none", also at the end of a list that "or" holds together; "blood, does not stop" is none.
    const follower = words[at + 1];
    const isOfVerb =
      next.has(word.folded) && follower?.clause === word.clause && !between.has(follower.folded);
    const isWholeAnswer =
      words[at - 1]?.clause !== word.clause &&
      (follower?.clause !== word.clause || onlyNo.has(follower.folded));
    if (isWholeAnswer && word.clause === (clause ?? 0) + 1) return true;
    const isInReach =
      word.clause === clause ||
      words.slice(last + 1, at).some(({ folded }) => onward.has(folded) || next.has(folded));
    if (isInReach && !isOfVerb) return true;
  }
  return false;
};

/** Whether what stands at these places is said not to be: by a word before it, a verb within it, or a word after it. */
export const isDeniedHere = (
  words: readonly PlacedWord[],
  places: readonly number[],
  language: Language,
): boolean => {
  const said = denying[language];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return (
    isDeniedNext(words, places, said) ||
    isDeniedAhead(words, [first, last], said) ||
    (language !== 'en' && isDeniedBehind(words, last, said))
  );
};

const isWanting = wordMatcher(
  'taha tahan tahab tahaks kavatse хочу хочет хочется хотел хотела chce chciałem chciałam chciałabym want wants wanna wanting',
);

/** May stand between a "no" and what is neither thought of nor wanted: "have no thoughts to do myself". */
const isOfThought = wordMatcher(
  'to of about thought thoughts myself ennast endale endaga midagi motteid mottes себе с собои что чтобы мыслеи о sobie cos zeby mysli mysle o tym',
);
const reachOfThought = 6;

/** Whether it is said not to be thought of or wanted, in the same breath or in one that the clause hangs on. */
const isThoughtDenied = (
  words: readonly PlacedWord[],
  places: readonly number[],
  { next, between }: DenyingWords,
): boolean => {
  const first = Math.min(...places);
  const isBetween = (folded: string) => between.has(folded) || isWanting(folded) || isOfThought(folded);
  let clause = words[first]?.clause;
  for (let at = first - 1; at >= Math.max(0, first - reachOfThought); at -= 1) {
    const word = words[at];
    if (!word) return false;
    if (word.clause !== clause) {
      // Over a comma only where the clause hangs on what stands before it.
      if (!isSubordinate(words, at, clause)) return false;
      clause = word.clause;
    }
    if (next.has(word.folded)) return true;
    if (!isBetween(word.folded)) return false;
  }
  return false;
};

/** "Suicidal: no", "thoughts of it 0", with nothing after it. */
const isAnsweredNo = (words: readonly PlacedWord[], last: number, { behind }: DenyingWords): boolean => {
  const answer = words[last + 1];
  if (!answer) return false;
  if (answer.folded === '0') return answer.clause === words[last]?.clause;
  return behind.has(answer.folded) && answer.clause !== words[last]?.clause && last + 2 === words.length;
};

/**
 * Whether what stands at these places is said not to be wanted. Where "want" is one of its words, the "no" stands at that
 * very word; one that stands elsewhere belongs to what is lost: "no hope, I want to die", "I want to die, no strength left".
 */
export const isNotWantedHere = (
  words: readonly PlacedWord[],
  places: readonly number[],
  language: Language,
): boolean => {
  const said = denying[language];
  const last = Math.max(...places);
  const [no, verb] = [words[last + 1], words[last + 2]];
  if (no && verb && said.next.has(no.folded) && isWanting(verb.folded)) return true;
  const saysWant = places.some((place) => isWanting(words[place]?.folded ?? ''));
  if (isAnsweredNo(words, last, said)) return true;
  if (saysWant) return isDeniedNext(words, places, said);
  return (
    isThoughtDenied(words, places, said) ||
    isDeniedNext(words, places, said, isWanting) ||
    isDeniedHere(words, places, language)
  );
};

const isAdverb = wordMatcher('enam anymore either more больше уже juz wiecej sugugi uldse at all');

/**
 * A wish and what is wished belong together unless each has a partner of its own: in "I want nothing, I want to live" and in
 * "once I wished to die, today I want a holiday" they do not.
 */
export const isOneThought = (words: readonly PlacedWord[], places: readonly number[]): boolean => {
  const foldedAt = (place: number) => words[place]?.folded ?? '';
  const clauseAt = (place: number) => words[place]?.clause ?? 0;
  const wishes = places.filter((place) => isWanting(foldedAt(place)));
  const noes = places.filter((place) => everyNo.has(foldedAt(place)));
  const others = places.filter((place) => !wishes.includes(place) && !noes.includes(place));
  return wishes.every((wish) => {
    const isAlone = (no: number) => places.every((each) => each === no || clauseAt(each) !== clauseAt(no));
    if (noes.some(isAlone)) return false;
    return others.every((other) => {
      if (clauseAt(other) === clauseAt(wish)) return true;
      const hasOwnWish = words.some(
        ({ folded, clause }, at) => clause === clauseAt(other) && !places.includes(at) && isWanting(folded),
      );
      const after = words[wish + 1];
      const wishHasOwn =
        other < wish && after !== undefined && after.clause === clauseAt(wish) && !isAdverb(after.folded);
      return !hasOwnWish && !wishHasOwn;
    });
  });
};

const closeBy = 3;

/** Whether a "not" is part of what was found: then it makes the alarm, and does not deny it. */
export const holdsNoWord = (words: readonly PlacedWord[], places: readonly number[]): boolean =>
  places.some((place) => everyNo.has(words[place]?.folded ?? ''));

/** A "not" that makes an alarm ("cannot move") stands beside the word it is about, and in the same breath. */
export const isNoBesideItsWord = (words: readonly PlacedWord[], places: readonly number[]): boolean =>
  places.every((place) => {
    const word = words[place];
    if (!word || places.length === 1 || !everyNo.has(word.folded)) return true;
    return places.some(
      (other) =>
        other !== place && Math.abs(other - place) <= closeBy && words[other]?.clause === word.clause,
    );
  });

/** Said of what is as it should be: "speech clear", "breathes freely". */
const isWell = wordMatcher(
  'normal* fine clear clearly straight freely quietly soft selge* sirge* vabalt vaikselt pehme korras sumbol* tasane normaal* ровн* нормальн* спокоин* чистая чисто чисты* мягк* свободн* тихо normalni* rown* wyrazn* spokoin* spokojn* miekk* swobodn* plask* problemu prosto',
);
const reachOfWell = 2;

/** Whether a word beside it, in the same breath, says that it is as it should be. */
export const isSaidToBeWell = (words: readonly PlacedWord[], places: readonly number[]): boolean =>
  places.some((place) => {
    for (let at = Math.max(0, place - 1); at <= Math.min(words.length - 1, place + reachOfWell); at += 1)
      if (words[at]?.clause === words[place]?.clause && isWell(words[at]?.folded ?? '')) return true;
    return false;
  });
