import { alarm, type NumberRule } from './number-rule.ts';
import { wordMatcher } from './read-numbers.ts';
import { hotPlaces } from './temperature.ts';

/** Medicines and illnesses that leave somebody without defence, and the days after a birth. */
const isAtRisk = wordMatcher(
  'chemo* folfox rituximab* neutrophil* leukaemia leukemia transplant* spleen azathioprine methotrexate humira immunosuppress* tacrolimus ' +
    'keemiarav* keemia leukeemia siirda* siirik* neerusiirik porn porna imuraan* metotreksaat* humira* takroliimus* ' +
    'хими химии химия химиотерап* леикоз* пересадк* селезенк* такролимус* хумир* метотрексат* адалимумаб* ' +
    'chemii chemia chemie chemioterap* bialaczk* przeszczep* sledzion* metotreksat* takrolimus* ' +
    'csection cesarean caesarean delivered stitches sunnitasin sunnitas sunnitusest keisri* keisrit родила родов кесарев* cesarce cesarki porodzie pologu',
);
const reach = 30;

/** Fever of somebody who must not have any. */
export const feverAtRisk: NumberRule = (items) => {
  const hots = hotPlaces(items);
  if (hots.length === 0) return [];
  const risk = items.findIndex(({ folded }) => isAtRisk(folded));
  const near = hots.find((at) => Math.abs(at - risk) <= reach);
  const [told, temperature] = [items[risk], near === undefined ? undefined : items[near]];
  return told && temperature ? [alarm('CALL_112', told, temperature)] : [];
};
