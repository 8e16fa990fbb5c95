import {
  type Category,
  calculatedLdl,
  categoryOf,
  type KnownFacts,
  type LdlGap,
  type LdlGoal,
  ldlGapOf,
  ldlGoalOf,
  needsNoScore,
  score2,
  score2Ages,
} from '@tervita/domain/tools';
import { enteredValue } from '../entered-value.ts';
import type { LdlTyped } from './ldl-typed.ts';

/** eGFR is only known to be under 60. */
const someWeakEgfr = 59;

/** LDL from the other values, unless it must be measured. */
export const ldlFromOthers = (typed: LdlTyped): number | 'MUST_BE_MEASURED' | undefined => {
  const total = enteredValue('totalCholesterol', typed.totalCholesterol);
  const hdl = enteredValue('hdl', typed.hdl);
  const triglycerides = enteredValue('triglycerides', typed.triglycerides);
  if (triglycerides === undefined || total === undefined || hdl === undefined) return undefined;
  return calculatedLdl(total, hdl, triglycerides) ?? 'MUST_BE_MEASURED';
};

const ldlOf = (typed: LdlTyped): number | undefined => {
  const calculated = ldlFromOthers(typed);
  return typeof calculated === 'number' ? calculated : enteredValue('ldl', typed.ldl);
};

const factsOf = (typed: LdlTyped, ldl: number | undefined): KnownFacts => ({
  age: enteredValue('age', typed.age),
  hasVesselDisease: typed.hasVesselDisease,
  hasRecurrentEvents: typed.hasRecurrentEvents,
  diabetes: typed.hasDiabetes ? typed.diabetesType : undefined,
  diabetesYears: enteredValue('diabetesYears', typed.diabetesYears),
  hasOrganDamage: typed.hasOrganDamage,
  riskFactors: enteredValue('riskFactors', typed.riskFactors),
  isSmoker: typed.isSmoker,
  hasFamilialCholesterol: typed.hasFamilialCholesterol,
  egfr: typed.isKidneyWeak ? (enteredValue('egfr', typed.egfr) ?? someWeakEgfr) : undefined,
  untreatedLdl: typed.isUntreated ? ldl : enteredValue('ldl', typed.untreatedLdl),
  totalCholesterol: enteredValue('totalCholesterol', typed.totalCholesterol),
  systolic: enteredValue('systolic', typed.systolic),
  diastolic: enteredValue('diastolic', typed.diastolic),
});

const riskOf = (typed: LdlTyped): number | undefined => {
  const age = enteredValue('age', typed.age);
  const systolic = enteredValue('systolic', typed.systolic);
  const totalCholesterol = enteredValue('totalCholesterol', typed.totalCholesterol);
  const hdl = enteredValue('hdl', typed.hdl);
  if (age === undefined || systolic === undefined || totalCholesterol === undefined || hdl === undefined)
    return undefined;
  const { sex, isSmoker, region } = typed;
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

/** Undefined: what was entered does not give a category yet. */
export const ldlResult = (typed: LdlTyped): LdlResult | undefined => {
  const ldl = ldlOf(typed);
  const known = factsOf(typed, ldl);
  const risk = needsNoScore(known) ? undefined : riskOf(typed);
  const found = categoryOf({ ...known, risk }, typed.limits);
  if (!found) return undefined;
  const goal = ldlGoalOf(found.category, known);
  const hdl = enteredValue('hdl', typed.hdl);
  const { totalCholesterol, age, untreatedLdl } = known;
  return {
    ...found,
    age,
    risk,
    goal,
    ldl,
    gap: ldl === undefined ? undefined : ldlGapOf(goal, ldl, untreatedLdl),
    nonHdl: totalCholesterol === undefined || hdl === undefined ? undefined : totalCholesterol - hdl,
  };
};

export type LdlNotice = 'AGE_OUTSIDE' | 'SCORE_NOT_NEEDED';

/** Why there is no percentage though there might be one. */
export const noticeOf = (typed: LdlTyped): LdlNotice | undefined => {
  if (needsNoScore(factsOf(typed, undefined))) return 'SCORE_NOT_NEEDED';
  const age = enteredValue('age', typed.age);
  return age !== undefined && (age < score2Ages.from || age > score2Ages.to) ? 'AGE_OUTSIDE' : undefined;
};
