import { isEgfrUnder, type KnownFacts } from './ldl-target.ts';
import { type BodySex, score2Ages } from './score2.ts';

/** Everything that is entered for an LDL target; undefined is not said. */
export interface LdlInputs extends KnownFacts {
  readonly sex?: BodySex | undefined;
  readonly hdl?: number | undefined;
  /** Takes a medicine that lowers lipids. */
  readonly isTreated?: boolean | undefined;
  readonly hasDiabetes: boolean;
  /** eGFR is said to be under 60: the number is asked for. */
  readonly isKidneyWeak: boolean;
}

/** In the order of the fields. */
export const decidingInputs = [
  'sex',
  'age',
  'isSmoker',
  'totalCholesterol',
  'systolic',
  'hdl',
  'isTreated',
  'diabetes',
  'diabetesYears',
  'riskFactors',
  'egfr',
] as const satisfies readonly (keyof LdlInputs)[];
export type DecidingInput = (typeof decidingInputs)[number];

/** What SCORE2 or a rule would be decided by, unless another fact has decided. */
const ofCategory = (inputs: LdlInputs): readonly DecidingInput[] => {
  const { age, egfr, hasVesselDisease, hasDiabetes, hasOrganDamage, hasFamilialCholesterol } = inputs;
  if (hasVesselDisease || (hasDiabetes && hasOrganDamage) || isEgfrUnder(egfr, 30)) return [];
  if (hasDiabetes) return ['age', 'isSmoker', 'diabetesYears', 'riskFactors'];
  if (hasFamilialCholesterol) return ['isSmoker', 'riskFactors'];
  if (isEgfrUnder(egfr, 60) || (inputs.isKidneyWeak && egfr === undefined)) return [];
  if (age !== undefined && (age < score2Ages.from || age > score2Ages.to)) return [];
  return ['sex', 'age', 'isSmoker', 'totalCholesterol', 'systolic', 'hdl'];
};

/** A result waits for these: each may change it, and none of them is guessed. */
export const missingInputs = (inputs: LdlInputs): DecidingInput[] => {
  const needed = new Set<DecidingInput>([
    'isTreated',
    ...(inputs.hasDiabetes ? (['diabetes'] as const) : []),
    ...(inputs.isKidneyWeak ? (['egfr'] as const) : []),
    ...ofCategory(inputs),
  ]);
  return decidingInputs.filter((input) => needed.has(input) && inputs[input] === undefined);
};
