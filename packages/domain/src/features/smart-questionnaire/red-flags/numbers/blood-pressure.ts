import { alarm, type NumberRule } from './number-rule.ts';
import { pregnancyWord, weekOfPregnancy } from './pregnancy-told.ts';
import { isNear, wordMatcher } from './read-numbers.ts';

const isBetween = wordMatcher('over na на ja per i and peale');
const isSymptom = wordMatcher(
  'head* dizz* vision blur* double* doubled chest breath* numb* confus* nosebleed vomit* sick sees stars flashes pound* bursting shoes peavalu* pea pearingl* nage* uduselt hingel* segane segi silme* iivel* oksend* rinnus голов* кружит* тошн* рвот* зрени* вижу мушк* туман* груд* дыш* путает* онеме* glow* zawrot* wymiot* niedobrze widz* mrocz* duszn* klatce dretw* mroczk* bole boli',
);
const isDenial = wordMatcher('no not without ei pole ilma ega нет без не nie bez brak');

const severe = { systolic: 180, diastolic: 120 };
const severeInPregnancy = { systolic: 160, diastolic: 110 };
const raisedInPregnancy = { systolic: 140, diastolic: 90 };

/** How many words before and after it a symptom may stand. */
const reach = 25;

/** A pressure in two numbers, in pregnancy or after birth judged more strictly. */
export const bloodPressure: NumberRule = (items) => {
  const isPregnant = pregnancyWord(items) >= 0 || weekOfPregnancy(items) >= 0;
  return items.flatMap((item, at) => {
    const next = items[at + 1];
    const isJoined = next !== undefined && next.value === undefined && isBetween(next.folded);
    const other = isJoined ? items[at + 2] : next;
    const [systolic, diastolic] = [item.value, other?.value];
    if (!other || systolic === undefined || diastolic === undefined) return [];
    // "162/104" and "162 over 104"; not two numbers that stand in a row by chance.
    if (!isJoined && (item.mark !== '/' || other.start - item.end > 2)) return [];
    if (systolic < 100 || systolic > 280 || diastolic < 50 || diastolic > 170 || diastolic >= systolic)
      return [];
    const reaches = (limit: typeof severe) => systolic >= limit.systolic || diastolic >= limit.diastolic;
    if (isPregnant && reaches(severeInPregnancy)) return [alarm('CALL_112', item, other)];
    if (isPregnant && reaches(raisedInPregnancy)) return [alarm('CLINIC_TODAY', item, other)];
    if (!reaches(severe)) return [];
    const isFelt = (folded: string, place: number) =>
      isSymptom(folded) && !isNear(items, place, isDenial, [2, 1]);
    const hasSymptom = isNear(items, at, isFelt, [reach, reach]);
    return [alarm(hasSymptom ? 'CALL_112' : 'CLINIC_TODAY', item, other)];
  });
};
