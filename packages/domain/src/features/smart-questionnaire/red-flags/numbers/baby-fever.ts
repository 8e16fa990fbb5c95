import { alarm, type NumberRule } from './number-rule.ts';
import { numberBeginnings } from './number-words.ts';
import { type Item, isNear, wordMatcher } from './read-numbers.ts';

const isWeek = wordMatcher('week weeks wk wks nadal* недел* tyg tydzien tygodni tygodnie tygodniow*');
const isMonth = wordMatcher(
  'month months mo mths kuu kuud kuune kuuse* kuuaja* месяц* месячн* мес miesiac* miesiec* mies',
);
const isDay = wordMatcher('day days paeva paevane paevase* день дня днеи дневн* dni dniow*');
/** An age, not how long something lasts. */
const isAge = wordMatcher(
  'old newborn baby infant vana vanune vanuse* beebi* imik* vastsundin* nadalane nadalase* nadalasel kuune kuusel kuuse paevane paevase* kuuaja* младен* малыш* новорожд* грудничк* недельн* месячн* дневн* niemowl* noworod* malusz* tygodniow* miesieczn* dniow*',
);
const isNoAge = wordMatcher(
  'for past ago pregnant pregnancy later leave postpartum after section since tagasi rase* rasedus* saati juba sunnitus* beremen* беремен* назад уже после родов ciaz* temu po porodzie',
);
const isHotWord = wordMatcher(
  'fever temp temperature temperatur* hot rectal armpit degrees palavik* kraadi kraad palav kuum температур* жар градус* goraczk* stopni gorac*',
);
const isOtherUnit = wordMatcher(
  'week weeks wk wks kg mg ml years year old cm nadal* kuu* недел* лет года год tyg* lat lata mm g min percent eur euro km минут* minut* tund* hours',
);

const mostWeeks = 12;
const mostMonths = 2;
const mostDays = 90;
const [hot, hottest] = [38, 42.5];

/** "kahekuune", "шестинедельный", "dwumiesięczny": the number is in the word. */
const ageInWord = ({ folded }: Item): 'young' | 'older' | undefined => {
  const [beginning, value] = numberBeginnings.find(([each]) => folded.startsWith(each)) ?? [];
  if (beginning === undefined || value === undefined) return undefined;
  const rest = folded.slice(beginning.length);
  if (!isAge(rest)) return undefined;
  return value <= (isMonth(rest) ? mostMonths : mostWeeks) ? 'young' : 'older';
};
const isOfOneMonth = wordMatcher(
  'kuuajane kuuajase* месячныи месячная месячного месячнои miesieczny miesieczna miesieczne newborn vastsundin* новорожд* noworod*',
);

const isHalfOrOne = wordMatcher('полтора ma poltora');

const isYoung = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  const unit = items[at + 1]?.folded;
  if (!item) return false;
  if (item.value === undefined) {
    // "Has a month", "one and a half months".
    if (isHalfOrOne(item.folded) && unit !== undefined && isMonth(unit)) return true;
    const told = ageInWord(item);
    if (told !== undefined) return told === 'young';
    return isOfOneMonth(item.folded) && items[at - 1]?.value === undefined;
  }
  if (unit === undefined || item.value <= 0) return false;
  const isCounted =
    (isWeek(unit) && item.value <= mostWeeks) ||
    (isMonth(unit) && item.value <= mostMonths) ||
    (isDay(unit) && item.value <= mostDays && isNear(items, at, isAge, [3, 3]));
  if (!isCounted) return false;
  return isAge(unit) || isNear(items, at, isAge, [3, 3]) || !isNear(items, at, isNoAge, [2, 2]);
};

const isHot = (items: readonly Item[], at: number): boolean => {
  const { value } = items[at] ?? {};
  if (value === undefined || value < hot || value > hottest) return false;
  const next = items[at + 1]?.folded;
  if (next !== undefined && isOtherUnit(next)) return false;
  return (
    !Number.isInteger(value) ||
    items[at]?.folded.includes('.') === true ||
    isNear(items, at, isHotWord, [4, 3])
  );
};

const reach = 30;

/** A baby under three months with 38.0 or more. */
export const babyFever: NumberRule = (items) => {
  const hots = items.flatMap((_, at) => (isHot(items, at) ? [at] : []));
  if (hots.length === 0) return [];
  const young = items.findIndex((_, at) => isYoung(items, at));
  const near = hots.find((at) => Math.abs(at - young) <= reach);
  const [age, temperature] = [items[young], near === undefined ? undefined : items[near]];
  return age && temperature ? [alarm('CALL_112', age, temperature)] : [];
};
