import { alarm, type NumberRule } from './number-rule.ts';
import { isNear, wordMatcher } from './read-numbers.ts';

const isSugar = wordMatcher(
  'sugar sugars glucose meter meters glucometer naidu naidud nait naitas прибор* veresuhk* suhk* suhkur glukoos* glukomeet* сахар* глюкоз* глюкометр* cukier cukru cukrem glukoz* glukometr*',
);
const isVomiting = wordMatcher(
  'vomit* sick throwing threw puk* ketone* ketones panting oksend* okse* ropsi* ketoon* hingel* рвот* рвет рвало тошн* кетон* ацетон* дышит wymiot* rzyga* keton* aceton* niedobrze',
);
const isOtherUnit = wordMatcher(
  'mg units unit uhikut ед jednostek years kg euro eur g gram* percent hba1c weeks minut* hours',
);
const isMilligrams = wordMatcher('mg');

const low = 3;
const high = 15;
const perMillimole = 18;

const reach = 25;

/** Sugar under 3, or over 15 with vomiting or ketones. */
export const glucose: NumberRule = (items) =>
  items.flatMap((item, at) => {
    const { value } = item;
    const next = items[at + 1]?.folded;
    if (value === undefined || value < 0.5 || !isNear(items, at, isSugar, [5, 3])) return [];
    const isInMilligrams = (next !== undefined && isMilligrams(next)) || value >= 60;
    if (!isInMilligrams && next !== undefined && isOtherUnit(next)) return [];
    const millimoles = isInMilligrams ? value / perMillimole : value;
    // A whole 1 or 2 is more often how often than how much.
    if (millimoles < low && (item.folded.includes('.') || isInMilligrams))
      return [alarm('CALL_112', item, item)];
    if (millimoles <= high || millimoles > 60) return [];
    const isVomitingToo = isNear(items, at, isVomiting, [reach, reach]);
    return [alarm(isVomitingToo ? 'CALL_112' : 'CLINIC_TODAY', item, item)];
  });
