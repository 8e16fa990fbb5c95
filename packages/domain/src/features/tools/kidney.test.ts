import { describe, expect, it } from 'vitest';
import {
  albuminStageOf,
  egfrOf,
  filtrationStageOf,
  kidneyCellOf,
  monthsBetweenChecks,
  wholeEgfr,
} from './kidney.ts';

describe('eGFR from creatinine, CKD-EPI 2021 and 2009', () => {
  it.each([
    ['MALE', 55, 106.08, 71.4178, 71, 'G2', 67.667, 68, 'G2'],
    ['FEMALE', 30, 60, 120.1345, 120, 'G1', 117.4499, 117, 'G1'],
    ['FEMALE', 30, 50, 125.5309, 126, 'G1', 124.7106, 125, 'G1'],
    ['MALE', 25, 80, 120.7505, 121, 'G1', 117.5045, 118, 'G1'],
    ['MALE', 40, 90, 95.4972, 95, 'G1', 91.717, 92, 'G1'],
    ['FEMALE', 50, 70, 90.8158, 91, 'G1', 87.0342, 87, 'G2'],
    ['MALE', 65, 110, 64.2518, 64, 'G2', 60.3693, 60, 'G2'],
    ['FEMALE', 65, 100, 53.9217, 54, 'G3A', 50.8923, 51, 'G3A'],
    ['FEMALE', 72, 130, 37.6812, 38, 'G3B', 35.2809, 35, 'G3B'],
    ['MALE', 78, 160, 37.8007, 38, 'G3B', 35.0283, 35, 'G3B'],
    ['FEMALE', 85, 95, 50.6378, 51, 'G3A', 47.0511, 47, 'G3A'],
    ['MALE', 60, 250, 24.7476, 25, 'G4', 23.1742, 23, 'G4'],
    ['FEMALE', 58, 420, 10.064, 10, 'G5', 9.4297, 9, 'G5'],
    ['MALE', 70, 700, 6.7598, 7, 'G5', 6.2213, 6, 'G5'],
  ] as const)(
    '%s %i years, %d µmol/L',
    (sex, age, creatinine, of2021, shown2021, g2021, of2009, shown2009, g2009) => {
      const egfr2021 = egfrOf('CKD_EPI_2021', { sex, age, creatinine });
      const egfr2009 = egfrOf('CKD_EPI_2009', { sex, age, creatinine });
      expect(Math.abs(egfr2021 - of2021)).toBeLessThan(0.05);
      expect(Math.abs(egfr2009 - of2009)).toBeLessThan(0.05);
      expect([wholeEgfr(egfr2021), filtrationStageOf(egfr2021)]).toEqual([shown2021, g2021]);
      expect([wholeEgfr(egfr2009), filtrationStageOf(egfr2009)]).toEqual([shown2009, g2009]);
    },
  );
});

describe('stages, KDIGO 2024', () => {
  it.each([
    [89.5, 90, 'G1'],
    [89.4, 89, 'G2'],
    [59.5, 60, 'G2'],
    [59.4, 59, 'G3A'],
    [44.5, 45, 'G3A'],
    [44.4, 44, 'G3B'],
    [29.5, 30, 'G3B'],
    [29.4, 29, 'G4'],
    [14.5, 15, 'G4'],
    [14.4, 14, 'G5'],
  ] as const)('eGFR %d reads %d: %s', (egfr, whole, stage) => {
    expect([wholeEgfr(egfr), filtrationStageOf(egfr)]).toEqual([whole, stage]);
  });

  it.each([
    [2.9, 'MG_MMOL', 'A1'],
    [3, 'MG_MMOL', 'A2'],
    [30, 'MG_MMOL', 'A2'],
    [30.1, 'MG_MMOL', 'A3'],
    [26.5, 'MG_G', 'A1'],
    [28, 'MG_G', 'A1'],
    [29.9, 'MG_G', 'A1'],
    [30, 'MG_G', 'A2'],
    [266, 'MG_G', 'A2'],
    [300, 'MG_G', 'A2'],
    [301, 'MG_G', 'A3'],
  ] as const)('ACR %d %s: %s, by the limits of the unit that was typed', (acr, unit, stage) => {
    expect(albuminStageOf(acr, unit)).toBe(stage);
  });
});

describe('how often, the grid of KDIGO 2024', () => {
  it.each([
    ['G1', 'A1', '1*', 'LOW', 'SCREEN'],
    ['G1', 'A2', '1', 'MODERATE', 'TREAT'],
    ['G1', 'A3', '3', 'HIGH', 'TREAT_AND_REFER'],
    ['G2', 'A1', '1*', 'LOW', 'SCREEN'],
    ['G2', 'A2', '1', 'MODERATE', 'TREAT'],
    ['G2', 'A3', '3', 'HIGH', 'TREAT_AND_REFER'],
    ['G3A', 'A1', '1', 'MODERATE', 'TREAT'],
    ['G3A', 'A2', '2', 'HIGH', 'TREAT'],
    ['G3A', 'A3', '3', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G3B', 'A1', '2', 'HIGH', 'TREAT'],
    ['G3B', 'A2', '3', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G3B', 'A3', '3', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G4', 'A1', '3', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G4', 'A2', '3', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G4', 'A3', '4+', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G5', 'A1', '4+', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G5', 'A2', '4+', 'VERY_HIGH', 'TREAT_AND_REFER'],
    ['G5', 'A3', '4+', 'VERY_HIGH', 'TREAT_AND_REFER'],
  ] as const)('%s %s: %s a year, %s, %s', (g, a, perYear, risk, advice) => {
    const cell = kidneyCellOf(g, a);
    const shown = `${cell.timesPerYear}${cell.isOrMore ? '+' : ''}${cell.onlyWithDamage ? '*' : ''}`;
    expect([shown, cell.risk, cell.advice]).toEqual([perYear, risk, advice]);
  });

  it('says the months between', () => {
    expect(monthsBetweenChecks(kidneyCellOf('G3A', 'A2'))).toBe(6);
    expect(monthsBetweenChecks(kidneyCellOf('G5', 'A1'))).toBe(3);
  });
});
