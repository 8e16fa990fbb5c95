import {
  type Category,
  calculatedLdl,
  categoryOf,
  type DecidingInput,
  type LdlGap,
  type LdlGoal,
  type LdlInputs,
  ldlGapOf,
  ldlGoalOf,
  missingInputs,
  needsNoScore,
  riskToShow,
  score2,
  score2Ages,
} from '@tervita/domain/tools';
import { enteredValue, isUnreadable } from '../entered-value.ts';
import type { LdlTyped } from './ldl-typed.ts';

/** LDL from the other values, unless it must be measured. */
export const ldlFromOthers = (typed: LdlTyped): number | 'MUST_BE_MEASURED' | undefined => {
  const total = enteredValue('totalCholesterol', typed.totalCholesterol);
  const hdl = enteredValue('hdl', typed.hdl);
  const triglycerides = enteredValue('triglycerides', typed.triglycerides);
  if (triglycerides === undefined || total === undefined || hdl === undefined) return undefined;
  return calculatedLdl(total, hdl, triglycerides) ?? 'MUST_BE_MEASURED';
};

export const isLdlMeasured = ({ ldl }: LdlTyped): boolean => ldl.trim() !== '';

const ldlOf = (typed: LdlTyped): number | undefined => {
  if (isLdlMeasured(typed)) return enteredValue('ldl', typed.ldl);
  const calculated = ldlFromOthers(typed);
  return typeof calculated === 'number' ? calculated : undefined;
};

/** Details of what is not ticked do not count: their fields are not there. */
const inputsOf = (typed: LdlTyped): LdlInputs => {
  const { hasVesselDisease, hasDiabetes, hasFamilialCholesterol, isKidneyWeak, treatment, smokes } = typed;
  const ldl = ldlOf(typed);
  const isTreated = treatment && treatment === 'TAKEN';
  return {
    sex: typed.sex,
    age: enteredValue('age', typed.age),
    isSmoker: smokes && smokes === 'YES',
    systolic: enteredValue('systolic', typed.systolic),
    diastolic: enteredValue('diastolic', typed.diastolic),
    totalCholesterol: enteredValue('totalCholesterol', typed.totalCholesterol),
    hdl: enteredValue('hdl', typed.hdl),
    ldl,
    isTreated,
    untreatedLdl: isTreated ? enteredValue('ldl', typed.untreatedLdl) : ldl,
    hasVesselDisease,
    hasRecurrentEvents: hasVesselDisease && typed.hasRecurrentEvents,
    hasDiabetes,
    diabetes: hasDiabetes ? typed.diabetesType : undefined,
    diabetesYears: hasDiabetes ? enteredValue('diabetesYears', typed.diabetesYears) : undefined,
    hasOrganDamage: hasDiabetes && typed.hasOrganDamage,
    hasFamilialCholesterol,
    riskFactors:
      hasDiabetes || hasFamilialCholesterol ? enteredValue('riskFactors', typed.riskFactors) : undefined,
    isKidneyWeak,
    egfr: isKidneyWeak ? enteredValue('egfr', typed.egfr) : undefined,
  };
};

/** Of those that may stay empty, the ones that were typed wrong: nothing is counted as if they were not there. */
const typedWrong = (typed: LdlTyped) => {
  const optional = [
    ['diastolic', 'diastolic'],
    ['triglycerides', 'triglycerides'],
    ['ldl', 'ldl'],
    ...(typed.treatment === 'TAKEN' ? ([['untreatedLdl', 'ldl']] as const) : []),
  ] as const;
  return optional.filter(([field, kind]) => isUnreadable(kind, typed[field])).map(([field]) => field);
};

export type LdlField = DecidingInput | ReturnType<typeof typedWrong>[number];

/** What a result waits for. */
export const missingLdl = (typed: LdlTyped): LdlField[] => [
  ...missingInputs(inputsOf(typed)),
  ...typedWrong(typed),
];

const riskOf = (inputs: LdlInputs, region: LdlTyped['region']): number | undefined => {
  const { sex, age, isSmoker, systolic, totalCholesterol, hdl } = inputs;
  if (needsNoScore(inputs) || !sex || age === undefined || isSmoker === undefined) return undefined;
  if (systolic === undefined || totalCholesterol === undefined || hdl === undefined) return undefined;
  return score2({ age, sex, isSmoker, systolic, totalCholesterol, hdl, region });
};

export interface LdlResult extends Category {
  readonly age: number | undefined;
  /** Percent; undefined where what is known decided without it. */
  readonly risk: number | undefined;
  readonly goal: LdlGoal;
  readonly ldl: number | undefined;
  readonly gap: LdlGap | undefined;
  readonly nonHdl: number | undefined;
}

/** Undefined: something is missing, or what was entered gives no category. */
export const ldlResult = (typed: LdlTyped): LdlResult | undefined => {
  if (missingLdl(typed).length > 0) return undefined;
  const inputs = inputsOf(typed);
  const risk = riskOf(inputs, typed.region);
  const found = categoryOf({ ...inputs, risk });
  if (!found) return undefined;
  const goal = ldlGoalOf(found.category, inputs);
  const { totalCholesterol, hdl, age, ldl, untreatedLdl } = inputs;
  return {
    ...found,
    age,
    risk: risk === undefined ? undefined : riskToShow(risk),
    goal,
    ldl,
    gap: ldl === undefined ? undefined : ldlGapOf(goal, ldl, untreatedLdl),
    nonHdl: totalCholesterol === undefined || hdl === undefined ? undefined : totalCholesterol - hdl,
  };
};

export type LdlNotice = 'AGE_OUTSIDE' | 'SCORE_NOT_NEEDED';

/** Why there is no percentage though there might be one. */
export const noticeOf = (typed: LdlTyped): LdlNotice | undefined => {
  const inputs = inputsOf(typed);
  if (needsNoScore(inputs)) return 'SCORE_NOT_NEEDED';
  const { age } = inputs;
  return age !== undefined && (age < score2Ages.from || age > score2Ages.to) ? 'AGE_OUTSIDE' : undefined;
};
