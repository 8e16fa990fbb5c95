/** How often kidneys are checked: stages of KDIGO 2024, and the eGFR from creatinine. */
import type { BodySex } from './score2.ts';

export const egfrFormulas = ['CKD_EPI_2021', 'CKD_EPI_2009'] as const;
export type EgfrFormula = (typeof egfrFormulas)[number];
export const filtrationStages = ['G1', 'G2', 'G3A', 'G3B', 'G4', 'G5'] as const;
export type FiltrationStage = (typeof filtrationStages)[number];
export const albuminStages = ['A1', 'A2', 'A3'] as const;
export type AlbuminStage = (typeof albuminStages)[number];
export const acrUnits = ['MG_MMOL', 'MG_G'] as const;
/** Of albumin to creatinine in urine. */
export type AcrUnit = (typeof acrUnits)[number];

const umolInMg = 88.4;

interface Formula {
  readonly factor: number;
  readonly below: Readonly<Record<BodySex, number>>;
  readonly above: number;
  readonly perYear: number;
  readonly female: number;
}
const formulas: Readonly<Record<EgfrFormula, Formula>> = {
  CKD_EPI_2021: {
    factor: 142,
    below: { FEMALE: -0.241, MALE: -0.302 },
    above: -1.2,
    perYear: 0.9938,
    female: 1.012,
  },
  // Without its factor for race.
  CKD_EPI_2009: {
    factor: 141,
    below: { FEMALE: -0.329, MALE: -0.411 },
    above: -1.209,
    perYear: 0.993,
    female: 1.018,
  },
};
const usualCreatinine: Readonly<Record<BodySex, number>> = { FEMALE: 0.7, MALE: 0.9 };

/** mL/min/1.73 m², not rounded; creatinine in µmol/L. For adults. */
export const egfrOf = (
  formula: EgfrFormula,
  { sex, age, creatinine }: { sex: BodySex; age: number; creatinine: number },
): number => {
  const { factor, below, above, perYear, female } = formulas[formula];
  const share = creatinine / umolInMg / usualCreatinine[sex];
  const bySex = sex === 'FEMALE' ? female : 1;
  return factor * Math.min(share, 1) ** below[sex] * Math.max(share, 1) ** above * perYear ** age * bySex;
};

/** Everything is judged by the whole number, so that the number that is read and what is said of it agree. */
export const wholeEgfr = (egfr: number): number => Math.round(egfr);

export const filtrationStageOf = (egfr: number): FiltrationStage => {
  const whole = wholeEgfr(egfr);
  if (whole >= 90) return 'G1';
  if (whole >= 60) return 'G2';
  if (whole >= 45) return 'G3A';
  if (whole >= 30) return 'G3B';
  return whole >= 15 ? 'G4' : 'G5';
};

/** From the first, A2; over the second, A3. The guideline rounds each unit by itself: neither is counted from the other. */
const acrLimits: Readonly<Record<AcrUnit, readonly [number, number]>> = {
  MG_MMOL: [3, 30],
  MG_G: [30, 300],
};

export const albuminStageOf = (acr: number, unit: AcrUnit): AlbuminStage => {
  const [from, over] = acrLimits[unit];
  if (acr < from) return 'A1';
  return acr <= over ? 'A2' : 'A3';
};

/** Severe albuminuria of the referral signs. */
export const isAcrSevere = (acr: number, unit: AcrUnit): boolean => acr >= acrLimits[unit][1];

export type KidneyRisk = 'LOW' | 'MODERATE' | 'HIGH' | 'VERY_HIGH';
export type KidneyAdvice = 'SCREEN' | 'TREAT' | 'TREAT_AND_REFER';
export interface KidneyCell {
  readonly timesPerYear: number;
  /** Four times a year or more. */
  readonly isOrMore: boolean;
  /** Only if there is another sign of kidney damage: else it is no kidney disease. */
  readonly onlyWithDamage: boolean;
  readonly risk: KidneyRisk;
  readonly advice: KidneyAdvice;
}

const risks: Readonly<Record<FiltrationStage, readonly [KidneyRisk, KidneyRisk, KidneyRisk]>> = {
  G1: ['LOW', 'MODERATE', 'HIGH'],
  G2: ['LOW', 'MODERATE', 'HIGH'],
  G3A: ['MODERATE', 'HIGH', 'VERY_HIGH'],
  G3B: ['HIGH', 'VERY_HIGH', 'VERY_HIGH'],
  G4: ['VERY_HIGH', 'VERY_HIGH', 'VERY_HIGH'],
  G5: ['VERY_HIGH', 'VERY_HIGH', 'VERY_HIGH'],
};
const times: Readonly<Record<FiltrationStage, readonly [number, number, number]>> = {
  G1: [1, 1, 3],
  G2: [1, 1, 3],
  G3A: [1, 2, 3],
  G3B: [2, 3, 3],
  G4: [3, 3, 4],
  G5: [4, 4, 4],
};
const advices: Readonly<Record<FiltrationStage, readonly [KidneyAdvice, KidneyAdvice, KidneyAdvice]>> = {
  G1: ['SCREEN', 'TREAT', 'TREAT_AND_REFER'],
  G2: ['SCREEN', 'TREAT', 'TREAT_AND_REFER'],
  G3A: ['TREAT', 'TREAT', 'TREAT_AND_REFER'],
  G3B: ['TREAT', 'TREAT_AND_REFER', 'TREAT_AND_REFER'],
  G4: ['TREAT_AND_REFER', 'TREAT_AND_REFER', 'TREAT_AND_REFER'],
  G5: ['TREAT_AND_REFER', 'TREAT_AND_REFER', 'TREAT_AND_REFER'],
};
const columns: Readonly<Record<AlbuminStage, 0 | 1 | 2>> = { A1: 0, A2: 1, A3: 2 };

export const kidneyCellOf = (g: FiltrationStage, a: AlbuminStage): KidneyCell => {
  const column = columns[a];
  const timesPerYear = times[g][column];
  return {
    timesPerYear,
    isOrMore: timesPerYear === 4,
    onlyWithDamage: (g === 'G1' || g === 'G2') && a === 'A1',
    risk: risks[g][column],
    advice: advices[g][column],
  };
};

export const monthsBetweenChecks = ({ timesPerYear }: KidneyCell): number => 12 / timesPerYear;
