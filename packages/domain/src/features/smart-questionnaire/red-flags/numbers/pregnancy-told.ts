import { wordsOf } from '../../../problem-types/index.ts';
import { type Item, isNear, itemsOf, wordMatcher } from './read-numbers.ts';

const isPregnancyWord = wordMatcher(
  'pregnan* preg trimester midwife bump unborn miscarriage* miscarried miscarrying rase raseda rasedana rasedal rasedat rasedus* rasedan rasean nurisunni* выкидыш* рожаю рожает poronil* poronien* rodze lapseoot* ammaemand* loote* sunnitus* sunnitas* sunnitasin sunnitanud беремен* акушер* родила родов родах роды триместр* ciaz* ciezarn* polozn* porodzie porod urodzil* pologu postpartum birth delivered csection',
);
const isWeek = wordMatcher(
  'week weeks wk wks nadal nadalat nadalas nadalal nadalane недел* tydzien tygodni tygodniu tyg tc',
);
const isNoWeek = wordMatcher(
  'ago old for last past next tagasi parast vana vanune назад через temu przez lat od za',
);
/** Before the number only: "every 6 weeks" is no age, "30 weeks, contractions every 5 minutes" is one. */
const isEach = wordMatcher('every iga каждые каждую co');

const [firstWeek, lastWeek] = [4, 42];

/** A week of pregnancy, written as people write it: "27 weeks", "33 nädal". */
export const weekOfPregnancy = (items: readonly Item[]): number =>
  items.findIndex(({ value }, at) => {
    const next = items[at + 1]?.folded;
    if (value === undefined || !Number.isInteger(value) || value < firstWeek || value > lastWeek)
      return false;
    const isAfterWeek = isWeek(items[at - 1]?.folded ?? '');
    return (
      (isAfterWeek || (next !== undefined && isWeek(next))) &&
      !isNear(items, at, isNoWeek, [1, 3]) &&
      !isNear(items, at, isEach, [1, 0])
    );
  });

/** Whether the text speaks of a pregnancy, or of a birth not long ago. */
export const pregnancyWord = (items: readonly Item[]): number =>
  items.findIndex(({ folded }) => isPregnancyWord(folded));

/** Of a pregnancy or a birth alone. */
const isOfPregnancy = wordMatcher('contraction* tuhud lootevesi lootevee* kokkutomb* схватк*');

/** Of a pregnancy only beside one of the others: a bus is late too, and the waters of a lake do not break. */
const pairs: readonly (readonly [one: string, other: string])[] = [
  ['late missed', 'period periods'],
  ['positive', 'pregnancy test tests line lines clearblue'],
  ['kicks kicking kicked movements', 'baby babys bump belly tummy womb less fewer'],
  ['waters', 'broke broken break gone went leak* leaking'],
  ['labour labor', 'in'],
  ['hilin*', 'paevad menstruatsioon* kuupuhastus*'],
  ['positiivne', 'test rasedustest*'],
  ['liiguta* liigutusi liigutused', 'laps beebi loode kohus'],
  ['veed', 'tulid ara puhkesid'],
  ['задержк*', 'месячн* менструац* тест цикл*'],
  ['воды', 'отошли отходят подтека* текут теч* околоплодн*'],
  ['шевел*', 'малыш* живот* плод* меньше'],
  ['spozni*', 'okres miesiaczk*'],
  ['skurcz*', 'macic* regularn* minut* brzuch*'],
  ['wody', 'odesz* odchodz* saczy sacza plodowe'],
  ['ruchy ruchow', 'dziecka dziecko brzuch* mniej slabsz*'],
];
const matchersOfPairs = pairs.map(([one, other]) => [wordMatcher(one), wordMatcher(other)] as const);
const reachOfPairs = 5;
/** A test for something else. */
const isOtherTest = wordMatcher('covid* flu strep korona* gripi* грипп* ковид* gryp*');

/** Whether a pregnancy or a birth is told of in any way: by its name, by weeks, or by what belongs to it alone. */
export const tellsOfPregnancy = (text: string): boolean => {
  const items = itemsOf(text, wordsOf(text), 0);
  if (pregnancyWord(items) >= 0 || weekOfPregnancy(items) >= 0) return true;
  return items.some(
    ({ folded }, at) =>
      isOfPregnancy(folded) ||
      matchersOfPairs.some(
        ([isOne, isOther]) =>
          isOne(folded) &&
          isNear(items, at, isOther, [reachOfPairs, reachOfPairs]) &&
          !isNear(items, at, isOtherTest, [reachOfPairs, reachOfPairs]),
      ),
  );
};
