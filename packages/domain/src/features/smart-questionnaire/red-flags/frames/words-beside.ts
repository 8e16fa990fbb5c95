import { wordMatcher } from '../numbers/read-numbers.ts';
import { everyNo, type PlacedWord, set } from './denying-words.ts';

const closeBy = 3;

/** Whether a "not" is part of what was found: then it makes the alarm, and does not deny it. */
export const holdsNoWord = (words: readonly PlacedWord[], places: readonly number[]): boolean =>
  places.some((place) => everyNo.has(words[place]?.folded ?? ''));

/** Says of the whole sentence that it is over or well, or that it is only wished: wherever it stands. */
const isOfAll = wordMatcher(
  'wish wishing want wanted wanna gone better expired дети aegu* kehtivus* просроч* przetermin* остановил* прекратил* прошл* перестал* нормально ustal zatrzymal* przestal* ustapil* minel* normalnie',
);

const reachOfTakingBack = 4;
/** Begin something new: "coughing blood and my oxygen is low". */
export const ands = set('and ja ning и i oraz');

/** Whether a word that speaks of something else ("a nosebleed") stands near what was found, in the same breath. */
export const isTakenBack = (
  words: readonly PlacedWord[],
  places: readonly number[],
  takenBackAt: readonly number[],
): boolean =>
  takenBackAt.some((at) =>
    places.some(
      (place) =>
        isOfAll(words[at]?.folded ?? '') ||
        (Math.abs(at - place) <= reachOfTakingBack &&
          words[at]?.clause === words[place]?.clause &&
          !words.slice(Math.min(at, place) + 1, Math.max(at, place)).some(({ folded }) => ands.has(folded))),
    ),
  );

const isLosing = wordMatcher('kaota* kadu* kaos');
const isOfVerb = set('ole olnud enam kordagi');

/** "Did not lose consciousness": the "not" is of the losing. */
const isOfLosing = (words: readonly PlacedWord[], no: number): boolean => {
  const clause = words[no]?.clause;
  const isHere = (at: number) => words[at]?.clause === clause && isLosing(words[at]?.folded ?? '');
  const after = isOfVerb.has(words[no + 1]?.folded ?? '') ? no + 2 : no + 1;
  return isHere(no - 1) || isHere(after);
};

/** A "not" that makes an alarm ("cannot move") stands beside the word it is about, and in the same breath. */
export const isNoBesideItsWord = (words: readonly PlacedWord[], places: readonly number[]): boolean =>
  places.every((place) => {
    const word = words[place];
    if (!word || places.length === 1 || !everyNo.has(word.folded)) return true;
    if (isOfLosing(words, place)) return false;
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
      if (
        !places.includes(at) &&
        words[at]?.clause === words[place]?.clause &&
        isWell(words[at]?.folded ?? '')
      )
        return true;
    return false;
  });
