import type { Condition } from '../asking/condition.ts';

const year = 12;

/** What is not known of somebody leaves nothing out. */
const aged = (ageMonths: { atLeast?: number; below?: number }): Condition => ({
  any: [{ ageMonths }, { ageUnknown: true }],
});

export const womanOrUnknown: Condition = { sexIn: ['FEMALE', 'NOT_DISCLOSED'] };
export const manOrUnknown: Condition = { sexIn: ['MALE', 'NOT_DISCLOSED'] };

/** In years when it can be; outside them an option about it only frightens. */
export const canBePregnant: Condition = {
  all: [womanOrUnknown, aged({ atLeast: 10 * year, below: 60 * year })],
};
/** Below school age nobody has such a plan; from then on it is asked of everybody. */
export const mayIntendHarm = aged({ atLeast: 7 * year });
/** Children have signs of their own for what comes over days. */
export const from12 = aged({ atLeast: 12 * year });
export const over50 = aged({ atLeast: 50 * year });

// Whose age is not known is asked as a grown-up is: these need an age.
export const isYoungBaby: Condition = { ageMonths: { below: 3 } };
export const isBaby: Condition = { ageMonths: { below: year } };
export const underTwo: Condition = { ageMonths: { below: 2 * year } };
export const underFive: Condition = { ageMonths: { below: 5 * year } };
export const isChild: Condition = { ageMonths: { atLeast: year, below: 12 * year } };
