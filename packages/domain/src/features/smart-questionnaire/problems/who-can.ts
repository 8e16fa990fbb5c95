import { workingAge } from '../../persons/index.ts';
import type { Condition } from '../asking/condition.ts';
import type { DangerSign } from './danger-signs.ts';

const year = 12;

/** What is not known of somebody leaves nothing out. */
const womanOrUnknown: Condition = { sexIn: ['FEMALE', 'NOT_DISCLOSED'] };
const manOrUnknown: Condition = { sexIn: ['MALE', 'NOT_DISCLOSED'] };
const from = (years: number): Condition => ({
  any: [{ ageMonths: { atLeast: years * year } }, { ageUnknown: true }],
});

/** In years when it can be; outside them an option about it only frightens. */
export const canBePregnant: Condition = {
  all: [
    womanOrUnknown,
    { any: [{ ageMonths: { atLeast: 10 * year, below: 60 * year } }, { ageUnknown: true }] },
  ],
};
export const hasWomansBody: Condition = womanOrUnknown;
/** Below school age nobody has such a plan; from then on it is asked of everybody. */
const canIntendHarm = from(7);
/** For a younger child it is the parent who stays at home. */
export const canHaveOwnLeave = from(workingAge);

/** Signs of danger that not everybody can have. */
export const signsIf: Readonly<Partial<Record<DangerSign, Condition>>> = {
  plan: canIntendHarm,
  suicid: canIntendHarm,
  baby: canBePregnant,
  bleedpreg: canBePregnant,
  testis: manOrUnknown,
  gca: from(50),
  bile: { any: [{ ageMonths: { below: 2 * year } }, { ageUnknown: true }] },
};
