import { wholeEgfr } from './kidney.ts';

/** ESC/EAS 2019 with the update of 2025, which measures risk by SCORE2: the category of risk and the LDL that goes with it. */

export const riskCategories = ['LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'] as const;
export type RiskCategory = (typeof riskCategories)[number];

export interface KnownFacts {
  readonly age?: number | undefined;
  readonly hasVesselDisease?: boolean;
  /** Again within two years, or again despite the strongest treatment, or in several vessels. */
  readonly hasRecurrentEvents?: boolean;
  readonly diabetes?: 'TYPE_1' | 'TYPE_2' | undefined;
  readonly diabetesYears?: number | undefined;
  readonly hasOrganDamage?: boolean;
  /** Major ones beside smoking. */
  readonly riskFactors?: number | undefined;
  readonly isSmoker?: boolean | undefined;
  readonly hasFamilialCholesterol?: boolean;
  readonly egfr?: number | undefined;
  /** Before any treatment, mmol/L. */
  readonly untreatedLdl?: number | undefined;
  /** Now, treated or not. */
  readonly ldl?: number | undefined;
  readonly totalCholesterol?: number | undefined;
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  /** SCORE2 in percent, not rounded. */
  readonly risk?: number | undefined;
}

/** The lowest risk, in percent, of each category. */
export const riskLimits = {
  LOW: 0,
  MODERATE: 2,
  HIGH: 10,
  VERY_HIGH: 20,
} as const satisfies Record<RiskCategory, number>;

/** With one decimal, and never up to a limit that it does not reach: 9.96 is read as 9.9. */
export const riskToShow = (risk: number): number => {
  const nearest = Math.round(risk * 10) / 10;
  const isOver = Object.values(riskLimits).some((limit) => risk < limit && nearest >= limit);
  return isOver ? Math.floor(risk * 10) / 10 : nearest;
};

const is = (value: number | undefined, test: (value: number) => boolean): boolean =>
  value !== undefined && test(value);
const countOf = (value: number | undefined): number => value ?? 0;

/** Smoking is asked for by name and is a major risk factor like the others. */
const majorFactors = ({ riskFactors, isSmoker }: KnownFacts): number =>
  countOf(riskFactors) + (isSmoker ? 1 : 0);

const isPressureVeryHigh = ({ systolic, diastolic }: KnownFacts): boolean =>
  is(systolic, (value) => value >= 180) || is(diastolic, (value) => value >= 110);
/** By the whole number. */
export const isEgfrUnder = (egfr: number | undefined, limit: number): boolean =>
  is(egfr, (value) => wholeEgfr(value) < limit);

type Rule = (facts: KnownFacts) => boolean;
/** In the order of the guideline: the first that fits decides. */
const factRules = {
  VESSEL_DISEASE: ['VERY_HIGH', ({ hasVesselDisease }) => hasVesselDisease === true],
  DIABETES_WITH_DAMAGE: [
    'VERY_HIGH',
    (facts) =>
      facts.diabetes !== undefined &&
      (facts.hasOrganDamage === true ||
        majorFactors(facts) >= 3 ||
        (facts.diabetes === 'TYPE_1' && countOf(facts.diabetesYears) > 20)),
  ],
  EGFR_UNDER_30: ['VERY_HIGH', ({ egfr }) => isEgfrUnder(egfr, 30)],
  FAMILIAL_WITH_FACTOR: [
    'VERY_HIGH',
    (facts) =>
      facts.hasFamilialCholesterol === true &&
      (majorFactors(facts) >= 1 || facts.diabetes !== undefined || isPressureVeryHigh(facts)),
  ],
} satisfies Record<string, readonly [RiskCategory, Rule]>;

const isYoungDiabetes = (facts: KnownFacts): boolean =>
  is(facts.age, (value) => value < (facts.diabetes === 'TYPE_1' ? 35 : 50)) &&
  is(facts.diabetesYears, (value) => value < 10) &&
  majorFactors(facts) === 0;

const highFactRules = {
  VERY_HIGH_FACTOR: [
    'HIGH',
    (facts) =>
      is(facts.totalCholesterol, (value) => value > 8) ||
      is(facts.untreatedLdl, (value) => value > 4.9) ||
      is(facts.ldl, (value) => value > 4.9) ||
      isPressureVeryHigh(facts),
  ],
  FAMILIAL: ['HIGH', ({ hasFamilialCholesterol }) => hasFamilialCholesterol === true],
  // Diabetes that is neither short nor in the young, too: the guideline has no lower place for it.
  DIABETES: ['HIGH', (facts) => facts.diabetes !== undefined && !isYoungDiabetes(facts)],
  EGFR_30_TO_59: ['HIGH', ({ egfr }) => isEgfrUnder(egfr, 60)],
} satisfies Record<string, readonly [RiskCategory, Rule]>;

export type RiskReason =
  | keyof typeof factRules
  | keyof typeof highFactRules
  | 'YOUNG_DIABETES'
  /** By the percentage alone. */
  | 'RISK';

export interface Category {
  readonly category: RiskCategory;
  readonly reason: RiskReason;
}

const firstOf = (
  rules: Readonly<Record<string, readonly [RiskCategory, Rule]>>,
  facts: KnownFacts,
): Category | undefined => {
  const found = Object.entries(rules).find(([, [, fits]]) => fits(facts));
  return found && { category: found[1][0], reason: found[0] as RiskReason };
};

const byRisk = ({ risk }: KnownFacts, least: RiskCategory): Category | undefined => {
  if (risk === undefined) return undefined;
  const category = riskCategories.findLast((each) => risk >= riskLimits[each]);
  return category && riskCategories.indexOf(category) >= riskCategories.indexOf(least)
    ? { category, reason: 'RISK' }
    : undefined;
};

/** Undefined: nothing that is known decides, and there is no risk in percent. */
export const categoryOf = (facts: KnownFacts): Category | undefined =>
  firstOf(factRules, facts) ??
  byRisk(facts, 'VERY_HIGH') ??
  firstOf(highFactRules, facts) ??
  byRisk(facts, 'HIGH') ??
  (facts.diabetes ? { category: 'MODERATE', reason: 'YOUNG_DIABETES' } : byRisk(facts, 'LOW'));

/** SCORE2 is not made for whom the guideline puts into a category without it. */
export const needsNoScore = (facts: KnownFacts): boolean =>
  facts.hasVesselDisease === true ||
  facts.diabetes !== undefined ||
  facts.hasFamilialCholesterol === true ||
  isEgfrUnder(facts.egfr, 60);

export interface LdlGoal {
  /** Under so much, mmol/L. */
  readonly ldl: number;
  /** And at most half of the untreated value. */
  readonly isHalfToo: boolean;
  readonly nonHdl: number | null;
}

const goals: Readonly<Record<RiskCategory, LdlGoal>> = {
  VERY_HIGH: { ldl: 1.4, isHalfToo: true, nonHdl: 2.2 },
  HIGH: { ldl: 1.8, isHalfToo: true, nonHdl: 2.6 },
  MODERATE: { ldl: 2.6, isHalfToo: false, nonHdl: 3.4 },
  LOW: { ldl: 3, isHalfToo: false, nonHdl: null },
};

export const ldlGoalOf = (category: RiskCategory, facts: KnownFacts): LdlGoal =>
  category === 'VERY_HIGH' && facts.hasVesselDisease && facts.hasRecurrentEvents
    ? { ldl: 1, isHalfToo: true, nonHdl: null }
    : goals[category];

export interface LdlGap {
  /** What to come under: the goal, or half of the untreated value where that is less. */
  readonly target: number;
  readonly isMet: boolean;
  /** mmol/L still to go down; nothing when the target is met. */
  readonly down: number;
  readonly downPercent: number;
}

export const ldlGapOf = (goal: LdlGoal, ldl: number, untreatedLdl: number | undefined): LdlGap => {
  const half = goal.isHalfToo && untreatedLdl !== undefined ? untreatedLdl / 2 : Number.POSITIVE_INFINITY;
  const target = Math.min(goal.ldl, half);
  const down = Math.max(0, ldl - target);
  return { target, isMet: ldl < target, down, downPercent: (100 * down) / ldl };
};

/** Friedewald, mmol/L. Undefined where triglycerides are too high for it. */
export const calculatedLdl = (
  totalCholesterol: number,
  hdl: number,
  triglycerides: number,
): number | undefined => {
  const ldl = totalCholesterol - hdl - triglycerides / 2.2;
  return triglycerides < 4.5 && ldl > 0 ? ldl : undefined;
};
