import { score2Ages } from './score2.ts';

/** ESC/EAS: the category of risk and the LDL that goes with it. The 2025 update measures risk by SCORE2. */

export const riskCategories = ['LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'] as const;
export type RiskCategory = (typeof riskCategories)[number];
export const riskLimitSets = ['ESC_2025', 'ESC_2021'] as const;
export type RiskLimitSet = (typeof riskLimitSets)[number];

export interface KnownFacts {
  readonly age?: number | undefined;
  readonly hasVesselDisease?: boolean;
  /** Again within two years, or again despite the strongest treatment, or in several vessels. */
  readonly hasRecurrentEvents?: boolean;
  readonly diabetes?: 'TYPE_1' | 'TYPE_2' | undefined;
  readonly diabetesYears?: number | undefined;
  readonly hasOrganDamage?: boolean;
  /** Major ones beside smoking and what else is asked for by name. */
  readonly riskFactors?: number | undefined;
  readonly isSmoker?: boolean;
  readonly hasFamilialCholesterol?: boolean;
  readonly egfr?: number | undefined;
  /** Before any treatment, mmol/L. */
  readonly untreatedLdl?: number | undefined;
  readonly totalCholesterol?: number | undefined;
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  /** SCORE2 in percent, not rounded. */
  readonly risk?: number | undefined;
}

/** The lowest risk, in percent, of each category. */
export const riskLimitsOf = (
  set: RiskLimitSet,
  age: number,
): Record<Exclude<RiskCategory, 'LOW'>, number> => {
  if (set === 'ESC_2025') return { MODERATE: 2, HIGH: 10, VERY_HIGH: 20 };
  // In 2021 low and moderate are one: the stricter of their two goals is shown.
  if (age < 50) return { MODERATE: 0, HIGH: 2.5, VERY_HIGH: 7.5 };
  if (age < score2Ages.olderFrom) return { MODERATE: 0, HIGH: 5, VERY_HIGH: 10 };
  return { MODERATE: 0, HIGH: 7.5, VERY_HIGH: 15 };
};

const is = (value: number | undefined, test: (value: number) => boolean): boolean =>
  value !== undefined && test(value);
const countOf = (value: number | undefined): number => value ?? 0;

/** Smoking is asked for by name and is a major risk factor like the others. */
const majorFactors = ({ riskFactors, isSmoker }: KnownFacts): number =>
  countOf(riskFactors) + (isSmoker ? 1 : 0);

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
  EGFR_UNDER_30: ['VERY_HIGH', ({ egfr }) => is(egfr, (value) => value < 30)],
  FAMILIAL_WITH_FACTOR: [
    'VERY_HIGH',
    (facts) =>
      facts.hasFamilialCholesterol === true && (majorFactors(facts) >= 1 || facts.diabetes !== undefined),
  ],
} satisfies Record<string, readonly [RiskCategory, Rule]>;

const isYoungDiabetes = (facts: KnownFacts): boolean =>
  is(facts.age, (value) => value < (facts.diabetes === 'TYPE_1' ? 35 : 50)) &&
  is(facts.diabetesYears, (value) => value < 10) &&
  majorFactors(facts) === 0;

const highFactRules = {
  VERY_HIGH_FACTOR: [
    'HIGH',
    ({ totalCholesterol, untreatedLdl, systolic, diastolic }) =>
      is(totalCholesterol, (value) => value > 8) ||
      is(untreatedLdl, (value) => value > 4.9) ||
      is(systolic, (value) => value >= 180) ||
      is(diastolic, (value) => value >= 110),
  ],
  FAMILIAL: ['HIGH', ({ hasFamilialCholesterol }) => hasFamilialCholesterol === true],
  // Diabetes that is neither short nor in the young, too: the guideline has no lower place for it.
  DIABETES: ['HIGH', (facts) => facts.diabetes !== undefined && !isYoungDiabetes(facts)],
  EGFR_30_TO_59: ['HIGH', ({ egfr }) => is(egfr, (value) => value < 60)],
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

const byRisk = (facts: KnownFacts, limits: RiskLimitSet, least: RiskCategory): Category | undefined => {
  const { risk, age = 0 } = facts;
  if (risk === undefined) return undefined;
  const from = { LOW: Number.NEGATIVE_INFINITY, ...riskLimitsOf(limits, age) };
  const category = riskCategories.findLast((each) => risk >= from[each]);
  return category && riskCategories.indexOf(category) >= riskCategories.indexOf(least)
    ? { category, reason: 'RISK' }
    : undefined;
};

/** Undefined: nothing that is known decides, and there is no risk in percent. */
export const categoryOf = (facts: KnownFacts, limits: RiskLimitSet = 'ESC_2025'): Category | undefined =>
  firstOf(factRules, facts) ??
  byRisk(facts, limits, 'VERY_HIGH') ??
  firstOf(highFactRules, facts) ??
  byRisk(facts, limits, 'HIGH') ??
  (facts.diabetes ? { category: 'MODERATE', reason: 'YOUNG_DIABETES' } : byRisk(facts, limits, 'LOW'));

/** SCORE2 is not made for whom the guideline puts into a category without it. */
export const needsNoScore = (facts: KnownFacts): boolean =>
  facts.hasVesselDisease === true ||
  facts.diabetes !== undefined ||
  facts.hasFamilialCholesterol === true ||
  is(facts.egfr, (value) => value < 60);

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
  /** mmol/L still to go down; nothing when the target is met. */
  readonly down: number;
  readonly downPercent: number;
}

export const ldlGapOf = (goal: LdlGoal, ldl: number, untreatedLdl: number | undefined): LdlGap => {
  const half = goal.isHalfToo && untreatedLdl !== undefined ? untreatedLdl / 2 : Number.POSITIVE_INFINITY;
  const target = Math.min(goal.ldl, half);
  const down = Math.max(0, ldl - target);
  return { target, down, downPercent: (100 * down) / ldl };
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
