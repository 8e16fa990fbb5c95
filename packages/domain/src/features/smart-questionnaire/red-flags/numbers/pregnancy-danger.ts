import { alarm, type NumberRule } from './number-rule.ts';
import { weekOfPregnancy } from './pregnancy-told.ts';
import { isNear, wordMatcher } from './read-numbers.ts';

const isSign = wordMatcher(
  'bleed* blood bloody gush gushed trickl* leaking soaked waters contractions tightenings cramps cramping spotting clots verd veri veritse* verejooks* veritsus lootevesi lootevee* veed kokkutombe* kokkutombed tuhud krampi* кров* воды вод схватк* подтека* тянет krew krwi krwaw* wody wod skurcz* plami* plamien* sacz*',
);
const isMovement = wordMatcher(
  'kick* move* moves moving movement* liigu* liigutus* togi* tosta шевел* толка* двиг* rusza* ruch* kopi* kopni* kopa*',
);
/** Before the word: "no kicks", "hardly moves". */
const isNoneBefore = wordMatcher(
  'no not hasnt havent less fewer doesnt isnt hardly barely vahem ei pole vaevu не меньше перестал* еле nie mniej przesta* slabiej ledwo zadnego zadnych',
);
/** After it: "movements stopped". */
const isNoneAfter = wordMatcher(
  'stopped less none vaiksemaks lopetas lopetanud прекратил* меньше ustaly ustal mniej',
);
const isLittle = wordMatcher(
  'little bit spotting slight* natuke veidi vahe maarib maarimi* немного чуть мажет мажущ* troche lekko plami* plamien*',
);
/** Blood that is given is no bleeding. */
const isGiven = wordMatcher(
  'anda andma andsin annan andnud test tests testi proov* analuus* сда* сдач* анализ* взя* zrobic zrobie oddac oddam pobra* pobier* badani* wynik* give gave giving',
);
/** Asked beforehand: "what do I do if". */
const isIf = wordMatcher('if если jesli jezeli gdyby juhul');
const isToCome = wordMatcher('waters veed lootevesi воды wody start starts');
const reachOfIf = 3;
/** "Kui" is also "when": only in a question what to do. */
const isKui = wordMatcher('kui');
const isAsking = wordMatcher('millal mida kuhu kellele');
const isDenial = wordMatcher('no without not ei pole ilma ega нет без не nie bez brak ani none');

const reach = 20;

const isAskedBefore = (items: Parameters<NumberRule>[0], at: number): boolean =>
  (isToCome(items[at]?.folded ?? '') || isNear(items, at, isToCome, [1, 0])) &&
  (isNear(items, at, isIf, [reachOfIf, 0]) ||
    (isNear(items, at, isKui, [2, 0]) && items.some(({ folded }) => isAsking(folded))));

/** A week of pregnancy told beside blood, waters, contractions, or a baby that does not move. */
export const pregnancyDanger: NumberRule = (items) => {
  const week = weekOfPregnancy(items);
  const told = items[week];
  if (!told) return [];
  return items.flatMap((item, at) => {
    if (Math.abs(at - week) > reach) return [];
    if (
      isMovement(item.folded) &&
      (isNear(items, at, isNoneBefore, [2, 0]) || isNear(items, at, isNoneAfter, [0, 2]))
    )
      return [alarm('CALL_112', told, item)];
    if (!isSign(item.folded) || isNear(items, at, isDenial, [3, 2])) return [];
    if (isNear(items, at, isGiven, [2, 2]) || isAskedBefore(items, at)) return [];
    const isSlight = isLittle(item.folded) || isNear(items, at, isLittle, [3, 2]);
    return [alarm(isSlight ? 'CLINIC_TODAY' : 'CALL_112', told, item)];
  });
};
