import { wordsOf } from '../../../problem-types/index.ts';
import { type Item, isNear, itemsOf, wordMatcher } from './read-numbers.ts';

const isPregnancyWord = wordMatcher(
  'pregnan* preg trimester midwife bump unborn rase rasedus* rasedan rasean lapseoot* ammaemand* loote* sunnitus* sunnitas* sunnitasin sunnitanud беремен* акушер* родила родов родах роды триместр* ciaz* ciezarn* polozn* porodzie porod urodzil* pologu postpartum birth delivered csection',
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

const isOfPregnancy = wordMatcher(
  'late missed hilin* liiguta задержк* spozni* contraction* waters kicks kicking positive tuhud lootevesi veed kokkutomb* schwatk* схватк* воды шевел* skurcz* wody ruchow ruchy',
);

/** Whether a pregnancy or a birth is told of in any way: by its name, by weeks, or by what belongs to it alone. */
export const tellsOfPregnancy = (text: string): boolean => {
  const items = itemsOf(text, wordsOf(text), 0);
  return (
    pregnancyWord(items) >= 0 ||
    weekOfPregnancy(items) >= 0 ||
    items.some(({ folded }) => isOfPregnancy(folded))
  );
};
