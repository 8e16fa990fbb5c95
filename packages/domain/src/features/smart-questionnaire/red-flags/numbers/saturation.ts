import { alarm, type NumberRule } from './number-rule.ts';
import { type Item, isNear, wordMatcher } from './read-numbers.ts';

const isOxygen = wordMatcher(
  'sat sats saturation spo2 o2 oxygen oximeter oxymeter finger clip watch sature* saturats* oksu* oksumeet* hapnik* hapniku* pulsoks* sorme* sorm napus napp klamber klambri* andur* sormeandur* sensor датчик* czujnik* прибор* палец пальц* палц* palec palc* tlen aparacik* aparat* сатурац* кислород* пульсоксиметр* оксиметр* saturac* natlenie pulsoksymetr* spo',
);
const isOtherUnit = wordMatcher(
  'years year old yo kg lat lata лет года aastane aastat bpm pulse km minut* min',
);

/** Beside a pulse the number is the oxygen's only where it is named; a watch and a finger show both. */
const isNamed = wordMatcher(
  'sat sats saturation spo2 o2 oxygen oximeter oxymeter sature* saturats* oksu* hapnik* pulsoks* tlen сатурац* кислород* пульсоксиметр* оксиметр* saturac* natlenie pulsoksymetr* spo',
);
const isAtFinger = wordMatcher(
  'finger clip sensor sormeandur* sorme* sorm napus napp klamber klambri* andur* датчик* палец пальц* palec palc* palcu czujnik*',
);
const isHeart = wordMatcher('heart pulse pulss pulsi пульс puls tetno rate bpm');

const [least, low] = [50, 93];

/** "Heart rate 115, finger 85": what is told of the finger after the pulse is the oxygen. */
const isOfFinger = (items: readonly Item[], at: number): boolean => {
  const before = items.slice(Math.max(0, at - 4), at).reverse();
  const named = before.find(({ folded }) => isAtFinger(folded) || isHeart(folded));
  return named !== undefined && isAtFinger(named.folded);
};

/** Oxygen in the blood under 93 per cent. */
export const saturation: NumberRule = (items) =>
  items.flatMap((item, at) => {
    const { value } = item;
    if (value === undefined || value < least || value >= low) return [];
    const next = items[at + 1]?.folded;
    if (next !== undefined && isOtherUnit(next)) return [];
    if (isHeart(items[at - 1]?.folded ?? '')) return [];
    if (isNear(items, at, isHeart, [4, 1]) && !isNear(items, at, isNamed, [5, 3]) && !isOfFinger(items, at))
      return [];
    return isNear(items, at, isOxygen, [5, 3]) ? [alarm('CALL_112', item, item)] : [];
  });
