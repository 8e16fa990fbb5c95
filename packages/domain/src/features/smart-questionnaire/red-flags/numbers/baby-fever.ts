import { alarm, type NumberRule } from './number-rule.ts';
import { numberBeginnings } from './number-words.ts';
import { type Item, isNear, wordMatcher } from './read-numbers.ts';
import { hotPlaces } from './temperature.ts';

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

const mostWeeks = 12;
const mostMonths = 2;
const mostDays = 90;

const agesInWords = /kuu|nadal|paev|месячн|недельн|дневн|miesiecz|tygodniow|dniow/;

/** "kahekuune", "шестинедельный", "dwumiesięczny": the number is in the word. */
const ageInWord = (folded: string): { readonly rest: string; readonly isYoung: boolean } | undefined => {
  if (!agesInWords.test(folded)) return undefined;
  const [beginning, value] = numberBeginnings.find(([each]) => folded.startsWith(each)) ?? [];
  if (beginning === undefined || value === undefined) return undefined;
  const rest = folded.slice(beginning.length);
  if (!isAge(rest)) return undefined;
  return { rest, isYoung: value <= (isMonth(rest) ? mostMonths : mostWeeks) };
};

/** What is left of such a word of a young baby: "kuune" of "kahekuune". */
export const ageOfYoung = (folded: string): string | undefined => {
  const told = ageInWord(folded);
  return told?.isYoung ? told.rest : undefined;
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
    const told = ageInWord(item.folded);
    if (told) return told.isYoung;
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

const reach = 30;

/** A breast that is hard and red: then the fever is the mother's. */
const isBreast = wordMatcher('breast mastitis rind rinnas rinnapoletik* грудь груди мастит* piers piersi');
const isHard = wordMatcher(
  'hard red lump kova punane klomp tukk тверд* красн* уплотнен* twarda czerwona guzek zatwardz*',
);
const isOfMother = (items: readonly Item[], at: number): boolean =>
  isNear(items, at, isBreast, [9, 5]) && isNear(items, at, isHard, [9, 5]);

/** It is there: it was measured, or the vaccination has been. */
const isOfNow = wordMatcher(
  'now today tonight yesterday already measured praegu nuud tana eile juba mootsin mootsime сейчас теперь сегодня вчера уже измерил* намерил* teraz dzis dzisiaj wczoraj juz zmierzyl*',
);
const isHaving = wordMatcher('has have had ma mam miala tyle');

/** Asked before it is there: "may a fever of 38 come after the vaccination". */
const isVaccine = wordMatcher('vaccin* jab jabs vaktsi* susti* привив* вакцин* szczepi* szczepion*');
const isMaybe = wordMatcher('may might could can expect voib voiks может можно moze mozliw*');
const isComing = wordMatcher(
  'get come rise develop tulla tekkida tousta быть появит* поднят* miec wystapi* pojawi*',
);
const reachOfMaybe = 12;
const isAskedBefore = (items: readonly Item[], at: number): boolean =>
  !items[at]?.folded.includes('.') &&
  !items.some(({ folded }) => isOfNow(folded)) &&
  !isNear(items, at, isHaving, [4, 2]) &&
  isNear(items, at, isMaybe, [reachOfMaybe, 1]) &&
  isNear(items, at, isComing, [4, 1]) &&
  isNear(items, at, isVaccine, [reach, reach]);

/** A baby under three months with 38.0 or more. */
export const babyFever: NumberRule = (items) => {
  const hots = hotPlaces(items);
  if (hots.length === 0) return [];
  const young = items.findIndex((_, at) => isYoung(items, at));
  const near = hots.find((at) => Math.abs(at - young) <= reach);
  const [age, temperature] = [items[young], near === undefined ? undefined : items[near]];
  if (!age || !temperature || near === undefined || isAskedBefore(items, near)) return [];
  return [alarm(isOfMother(items, near) ? 'CLINIC_TODAY' : 'CALL_112', age, temperature)];
};
