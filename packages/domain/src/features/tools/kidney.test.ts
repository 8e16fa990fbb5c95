import { describe, expect, it } from 'vitest';
import {
  acrInMgPerMmol,
  albuminStageOf,
  egfrOf,
  filtrationStageOf,
  kidneyCellOf,
  monthsBetweenChecks,
} from './kidney.ts';
import { type KidneyValues, referralAnswers, tickedSigns, yearlyFall } from './nephrology-referral.ts';

describe('eGFR from creatinine', () => {
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
      expect([Math.round(egfr2021), filtrationStageOf(egfr2021)]).toEqual([shown2021, g2021]);
      expect([Math.round(egfr2009), filtrationStageOf(egfr2009)]).toEqual([shown2009, g2009]);
    },
  );
});

describe('how often', () => {
  const shown = (...cell: Parameters<typeof kidneyCellOf>) => {
    const { timesPerYear, isOrMore, onlyWithDamage } = kidneyCellOf(...cell);
    return `${timesPerYear}${isOrMore ? '+' : ''}${onlyWithDamage ? '*' : ''}`;
  };
  it.each([
    ['G1', 'A1', '1*', 'LOW'],
    ['G1', 'A2', '1', 'MODERATE'],
    ['G1', 'A3', '2', 'HIGH'],
    ['G2', 'A1', '1*', 'LOW'],
    ['G2', 'A2', '1', 'MODERATE'],
    ['G2', 'A3', '2', 'HIGH'],
    ['G3A', 'A1', '1', 'MODERATE'],
    ['G3A', 'A2', '2', 'HIGH'],
    ['G3A', 'A3', '3', 'VERY_HIGH'],
    ['G3B', 'A1', '2', 'HIGH'],
    ['G3B', 'A2', '3', 'VERY_HIGH'],
    ['G3B', 'A3', '3', 'VERY_HIGH'],
    ['G4', 'A1', '3', 'VERY_HIGH'],
    ['G4', 'A2', '3', 'VERY_HIGH'],
    ['G4', 'A3', '4+', 'VERY_HIGH'],
    ['G5', 'A1', '4+', 'VERY_HIGH'],
    ['G5', 'A2', '4+', 'VERY_HIGH'],
    ['G5', 'A3', '4+', 'VERY_HIGH'],
  ] as const)('%s %s: %s a year, %s', (g, a, perYear, risk) => {
    expect(shown('KDIGO_2012', g, a)).toBe(perYear);
    expect(kidneyCellOf('KDIGO_2012', g, a).risk).toBe(risk);
  });

  it.each([
    [54, 12, 'G3A', 'A2', '2'],
    [38, 45, 'G3B', 'A3', '3'],
    [25, 2, 'G4', 'A1', '3'],
    [25, 80, 'G4', 'A3', '4+'],
    [95, 40, 'G1', 'A3', '2'],
    [71, 1, 'G2', 'A1', '1*'],
  ] as const)('eGFR %d with ACR %d', (egfr, acr, g, a, perYear) => {
    expect([filtrationStageOf(egfr), albuminStageOf(acr)]).toEqual([g, a]);
    expect(shown('KDIGO_2012', g, a)).toBe(perYear);
  });

  it('the table of 2024 checks albumin over 30 more often in the first stages', () => {
    expect(shown('KDIGO_2024', 'G1', 'A3')).toBe('3');
    expect(shown('KDIGO_2024', 'G2', 'A3')).toBe('3');
    expect(shown('KDIGO_2024', 'G3A', 'A3')).toBe('3');
  });

  it('knows the edges of the stages', () => {
    expect([2.99, 3, 30, 30.1].map(albuminStageOf)).toEqual(['A1', 'A2', 'A2', 'A3']);
    expect([89.5, 89.4, 14.5, 14.4].map(filtrationStageOf)).toEqual(['G1', 'G2', 'G4', 'G5']);
    expect(acrInMgPerMmol(300)).toBeCloseTo(33.94, 2);
  });

  it('says the months between', () => {
    expect(monthsBetweenChecks(kidneyCellOf('KDIGO_2012', 'G3A', 'A2'))).toBe(6);
    expect(monthsBetweenChecks(kidneyCellOf('KDIGO_2012', 'G5', 'A1'))).toBe(3);
  });
});

describe('to a nephrologist', () => {
  const values: KidneyValues = {
    egfr: 54,
    acr: 12,
    hasLasted: true,
    earlierEgfr: 56,
    earlierAcr: undefined,
    years: 1,
    ticked: new Set(),
  };
  it('nothing met, and what cannot be known is said', () => {
    expect(referralAnswers(values)).toMatchObject({
      EGFR_UNDER_30: 'NO',
      ACR_30_OR_MORE: 'NO',
      FALLS_OVER_5_A_YEAR: 'NO',
      ACR_DOUBLED: 'NOT_KNOWN',
      BLOOD_IN_URINE: 'NO',
    });
    expect(yearlyFall(values)).toBe(2);
  });

  it('each sign by itself', () => {
    expect(referralAnswers({ ...values, egfr: 29 }).EGFR_UNDER_30).toBe('YES');
    expect(referralAnswers({ ...values, acr: 30 }).ACR_30_OR_MORE).toBe('YES');
    expect(referralAnswers({ ...values, acr: 30, hasLasted: false }).ACR_30_OR_MORE).toBe('NO');
    expect(referralAnswers({ ...values, earlierEgfr: 60 }).FALLS_OVER_5_A_YEAR).toBe('YES');
    expect(referralAnswers({ ...values, earlierEgfr: 59 }).FALLS_OVER_5_A_YEAR).toBe('NO');
    expect(referralAnswers({ ...values, earlierEgfr: 80, years: 10 }).FALLS_A_QUARTER_AND_STAGE).toBe('YES');
    expect(referralAnswers({ ...values, egfr: 60, earlierEgfr: 88 }).FALLS_A_QUARTER_AND_STAGE).toBe('NO');
    expect(referralAnswers({ ...values, earlierAcr: 6 }).ACR_DOUBLED).toBe('YES');
    for (const sign of tickedSigns) {
      expect(referralAnswers(values)[sign]).toBe(sign === 'FAILURE_RISK' ? 'NOT_KNOWN' : 'NO');
      expect(referralAnswers({ ...values, ticked: new Set([sign]) })[sign]).toBe('YES');
    }
  });

  it('values of one day say nothing of a fall', () => {
    expect(referralAnswers({ ...values, years: 0 }).FALLS_OVER_5_A_YEAR).toBe('NOT_KNOWN');
    expect(referralAnswers({ ...values, earlierEgfr: undefined }).FALLS_A_QUARTER_AND_STAGE).toBe(
      'NOT_KNOWN',
    );
  });
});
