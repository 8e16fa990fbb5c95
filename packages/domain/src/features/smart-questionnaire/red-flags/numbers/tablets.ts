import { alarm, type NumberRule } from './number-rule.ts';
import { isNear, wordMatcher } from './read-numbers.ts';

export const isTaken = wordMatcher(
  'took taken swallow* ate eaten had downed votsin vottis votnud neelas neelasin neelanud soin soi sisse выпил* принял* съел* проглотил* наглотал* wziel* wzial* wziol* polkn* lykn* zazyl* zjad* wypil* polykal*',
);
export const isTablet = wordMatcher(
  'tablet* pill pills tk szt ibuka* ibumetin* apapow xanax* paracetamol* ibuprofen* capsule* sleeping strips panadol calpol tramadol sertralin* diazepam amitript* tablett* tabletti tabletiga rohtu rohu kapsl* paratsetamool* ibuprofeen* таблет* парацетамол* ибупрофен* капсул* феназепам* димедрол* штук tabletk* tabletek paracetamol* ibuprom* apap* kapsul* sztuk',
);
const isNoDose = wordMatcher(
  'left pack packs box boxes per prescribed prescription mg ml years days weeks months minutes hours month year day week daily day jarel alles jaanud pakk pakis paevas kuus karp karbis retsept* mg paeva nadala* kuud aasta* tundi minutit осталось осталис* упаковк* пачк* рецепт* мг дней день недел* месяц* лет года час* минут* zostal* opakowan* op recept* dziennie mg dni tygodni* miesi* lat lata godzin* minut* razy korda раз times',
);

const many = 10;
const most = 200;

/** Ten tablets or more at once: counted beside the taking of them, not in a pack or a prescription. */
export const tablets: NumberRule = (items) =>
  items.flatMap((item, at) => {
    const { value } = item;
    if (value === undefined || !Number.isInteger(value) || value < many || value > most) return [];
    if (!isNear(items, at, isTaken, [6, 5]) || !isNear(items, at, isTablet, [25, 6])) return [];
    return isNear(items, at, isNoDose, [1, 2]) ? [] : [alarm('CALL_112', item, item)];
  });
