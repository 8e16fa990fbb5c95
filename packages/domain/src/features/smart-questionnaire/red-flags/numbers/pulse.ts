import { alarm, type NumberRule } from './number-rule.ts';
import { isNear, wordMatcher } from './read-numbers.ts';

const isPulse = wordMatcher('pulse heart hearts pulss pulsi suda пульс сердце puls tetno serce');
const isSymptom = wordMatcher(
  'faint* dizz* black* jelly wobbl* breath* grey clammy weak* stars hour hours skipping stumbling down mustaks kokku hall* nork* hingel* ohku* tund* pilt uimane темне* упал* задыха* слаб* ват* час часа холодн* вял* сер* шата* воздух* odplyn* odlec* slab* tchu osun* godzin* blad* waty zadyszk* ciemno mdle*',
);
const isOtherUnit = wordMatcher(
  'years year old kg mg km lat lata лет года aasta* week* weeks euro eur over na на',
);
const isExercise = wordMatcher(
  'running run training race jooks* trenn* бег* тренировк* biegu bieg* trening*',
);

const isPressure = wordMatcher('pressure vererohk* rohk rohu давлени* cisnieni*');

const [fast, fastest] = [130, 260];
const [slow, slowest] = [40, 20];
const reach = 25;

/** A pulse of 130 and more, or of 40 and less, with what makes it a danger. */
export const pulse: NumberRule = (items) =>
  items.flatMap((item, at) => {
    const { value } = item;
    if (value === undefined || !Number.isInteger(value)) return [];
    if (!((value >= fast && value <= fastest) || (value >= slowest && value <= slow))) return [];
    const next = items[at + 1];
    if (next && (isOtherUnit(next.folded) || (next.value !== undefined && next.start - item.end === 1)))
      return [];
    if (isNear(items, at, isPressure, [1, 0])) return [];
    if (!isNear(items, at, isPulse, [6, 2]) || isNear(items, at, isExercise, [6, 4])) return [];
    const isDanger = isNear(items, at, isSymptom, [reach, reach]);
    return [alarm(isDanger ? 'CALL_112' : 'CLINIC_TODAY', item, item)];
  });
