import type { Language } from '../../../../core/index.ts';
import { wordMatcher } from '../numbers/read-numbers.ts';
import { isDeniedHere, isDeniedNext, isSubordinate } from './denial.ts';
import { type DenyingWords, denying, everyNo, type PlacedWord, set } from './denying-words.ts';

const isWanting = wordMatcher(
  'taha tahan tahab tahaks kavatse хочу хочет хочется хотел хотела собираюсь собирается chce chciałem chciałam chciałabym zamierzam zamierza want wants wanna wanting',
);

/** May stand between a "no" and what is neither thought of nor wanted: "have no thoughts to do myself". */
const isOfThought = wordMatcher(
  'to of about thought thoughts thinking think planning myself ennast endale endaga midagi motteid mottes себе с собои что чтобы мыслеи о sobie cos zeby mysli mysle o tym',
);
const isThinking = wordMatcher(
  'motle motelnud думаю думает думал думала mysle mysli myslal myslalam myslalem planuje',
);
const isPronoun = set('ma mina я ja');
const reachOfThought = 6;

/** Whether it is said not to be thought of or wanted, in the same breath or in one that the clause hangs on. */
const isThoughtDenied = (
  words: readonly PlacedWord[],
  places: readonly number[],
  { next, between }: DenyingWords,
): boolean => {
  const first = Math.min(...places);
  const isBetween = (folded: string) =>
    between.has(folded) || isWanting(folded) || isThinking(folded) || isOfThought(folded);
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
  const next = isPronoun.has(words[last + 1]?.folded ?? '') ? last + 2 : last + 1;
  const [no, verb] = [words[next], words[next + 1]];
  const isVerb = (folded: string) => isWanting(folded) || isThinking(folded);
  if (no?.clause === words[last]?.clause && said.next.has(no?.folded ?? '') && isVerb(verb?.folded ?? ''))
    return true;
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
