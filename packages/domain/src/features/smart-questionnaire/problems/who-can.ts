import { workingAge } from '../../persons/index.ts';
import type { Condition } from '../asking/condition.ts';

export { canBePregnant, womanOrUnknown as hasWomansBody } from '../danger-screen/who-can.ts';

/** For a younger child it is the parent who stays at home. */
export const canHaveOwnLeave: Condition = {
  any: [{ ageMonths: { atLeast: workingAge * 12 } }, { ageUnknown: true }],
};
