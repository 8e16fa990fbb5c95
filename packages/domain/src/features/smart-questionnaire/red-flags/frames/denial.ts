import type { Language } from '../../../../core/index.ts';
import { wordMatcher } from '../numbers/read-numbers.ts';
import { type DenyingWords, denying, type PlacedWord, set, turns } from './denying-words.ts';

/** What these deny is itself the alarm: "does not stop", "cannot hear". */
const isLostByNo = wordMatcher(
  'stop* hear* breathe* breathi* mov* wak* feel* swallow* see* respond* answer* react* kuul* hinga* liigu* tunne* nae* arka* neela* reageeri* peatu* seisku* слыш* дыш* двиг* шевел* чувств* вид* глот* просып* реагир* останав* унима* прекращ* slysz* oddych* rusz* czuj* widz* polyka* budz* obudz* reaguj* ustaj* przesta* zatrzym*',
);

const voices = /^(?:voice|haal|голос|glos)/;

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
export const isSubordinate = (
  words: readonly PlacedWord[],
  at: number,
  clause: number | undefined,
): boolean => {
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

export const isDeniedNext = (
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

/** The last of the places in each clause but the last. */
const lastsOfClauses = (words: readonly PlacedWord[], places: readonly number[]): readonly number[] =>
  places.filter((place) => {
    const clause = words[place]?.clause ?? 0;
    const isLast = places.every((other) => other <= place || words[other]?.clause !== clause);
    return isLast && places.some((other) => (words[other]?.clause ?? 0) > clause);
  });

/** "There is no blood in the stool, it is dark": the clause ends with its "no". */
const isNoneHere = (
  words: readonly PlacedWord[],
  place: number,
  { behind, between }: DenyingWords,
): boolean => {
  const clause = words[place]?.clause;
  const rest = words.slice(place + 1).filter((word) => word.clause === clause);
  return behind.has(rest[0]?.folded ?? '') && rest.slice(1).every(({ folded }) => between.has(folded));
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
    (language !== 'en' &&
      (isDeniedBehind(words, last, said) ||
        lastsOfClauses(words, places).some((each) => isNoneHere(words, each, said))))
  );
};
