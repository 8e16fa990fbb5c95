import { type Item, isNear, wordMatcher } from './read-numbers.ts';

const isHotWord = wordMatcher(
  'fever temp temperature temperatur* hot rectal armpit degrees palavik* kraadi kraad palav kuum температур* жар градус* goraczk* stopni gorac*',
);
/** "Thirty eight point seven", "тридцать восемь и пять". */
const isSpokenFraction = wordMatcher('point and half koma ja i и запятая przecinek');
const isOtherUnit = wordMatcher(
  'week weeks wk wks kg mg ml years year old cm nadal* kuu* недел* лет года год tyg* lat lata mm g min percent eur euro km минут* minut* tund* hours',
);

const [hot, hottest] = [38, 42.5];

/** 38.0 or more: with its decimal, or as a whole number beside a word that says what it is. */
const isHot = (items: readonly Item[], at: number): boolean => {
  const { value, folded = '' } = items[at] ?? {};
  if (value === undefined || value < hot || value > hottest) return false;
  const next = items[at + 1]?.folded;
  if (next !== undefined && isOtherUnit(next)) return false;
  const isSpoken = !/\d/.test(folded) && next !== undefined && isSpokenFraction(next);
  return folded.includes('.') || isSpoken || isNear(items, at, isHotWord, [4, 3]);
};

export const hotPlaces = (items: readonly Item[]): readonly number[] =>
  items.flatMap((_, at) => (isHot(items, at) ? [at] : []));
