import { describe, expect, it } from 'vitest';
import {
  calculatedLdl,
  categoryOf,
  type KnownFacts,
  ldlGapOf,
  ldlGoalOf,
  needsNoScore,
  type RiskCategory,
  riskToShow,
} from './ldl-target.ts';

describe('category and LDL goal, ESC/EAS 2019 with the update of 2025', () => {
  const examples: [KnownFacts, RiskCategory, number, boolean][] = [
    [{ hasVesselDisease: true }, 'VERY_HIGH', 1.4, true],
    [{ hasVesselDisease: true, hasRecurrentEvents: true }, 'VERY_HIGH', 1.0, true],
    [{ diabetes: 'TYPE_2', hasOrganDamage: true }, 'VERY_HIGH', 1.4, true],
    [{ diabetes: 'TYPE_2', diabetesYears: 12 }, 'HIGH', 1.8, true],
    [{ diabetes: 'TYPE_2', age: 45, diabetesYears: 4, riskFactors: 0 }, 'MODERATE', 2.6, false],
    [{ egfr: 28 }, 'VERY_HIGH', 1.4, true],
    [{ egfr: 45 }, 'HIGH', 1.8, true],
    [{ untreatedLdl: 5.2 }, 'HIGH', 1.8, true],
    [{ hasFamilialCholesterol: true, riskFactors: 1 }, 'VERY_HIGH', 1.4, true],
    [{ hasFamilialCholesterol: true, riskFactors: 0 }, 'HIGH', 1.8, true],
    [{ systolic: 182 }, 'HIGH', 1.8, true],
    [{ systolic: 150, diastolic: 110 }, 'HIGH', 1.8, true],
    [{ risk: 22.5 }, 'VERY_HIGH', 1.4, true],
    [{ risk: 12 }, 'HIGH', 1.8, true],
    [{ risk: 5.3 }, 'MODERATE', 2.6, false],
    [{ risk: 0.4 }, 'LOW', 3.0, false],
  ];
  it.each(examples)('%o is %s, under %d', (facts, category, ldl, isHalfToo) => {
    const found = categoryOf(facts);
    expect(found?.category).toBe(category);
    expect(ldlGoalOf(category, facts)).toMatchObject({ ldl, isHalfToo });
  });

  it('is decided on the risk before it is rounded', () => {
    expect(categoryOf({ risk: 9.96 })?.category).toBe('MODERATE');
    expect(categoryOf({ risk: 10 })?.category).toBe('HIGH');
    expect(categoryOf({ risk: 19.99 })?.category).toBe('HIGH');
    expect(categoryOf({ risk: 20 })?.category).toBe('VERY_HIGH');
  });

  it('a very high risk counts more than a single high factor', () => {
    expect(categoryOf({ risk: 22, systolic: 185 })).toEqual({ category: 'VERY_HIGH', reason: 'RISK' });
    expect(categoryOf({ risk: 12, systolic: 185 })).toEqual({ category: 'HIGH', reason: 'VERY_HIGH_FACTOR' });
  });

  it('diabetes that is neither short nor in the young is a high risk', () => {
    expect(categoryOf({ diabetes: 'TYPE_2', age: 60, diabetesYears: 3 })?.category).toBe('HIGH');
    expect(categoryOf({ diabetes: 'TYPE_2' })?.category).toBe('HIGH');
    expect(categoryOf({ diabetes: 'TYPE_1', age: 34, diabetesYears: 5 })).toEqual({
      category: 'MODERATE',
      reason: 'YOUNG_DIABETES',
    });
  });

  it.each([
    [1.96, 1.9, 'LOW'],
    [2, 2, 'MODERATE'],
    [9.84, 9.8, 'MODERATE'],
    [9.96, 9.9, 'MODERATE'],
    [9.999, 9.9, 'MODERATE'],
    [10, 10, 'HIGH'],
    [10.06, 10.1, 'HIGH'],
    [19.96, 19.9, 'HIGH'],
    [20, 20, 'VERY_HIGH'],
    [23.96, 24, 'VERY_HIGH'],
  ])('a risk of %d is read as %d: %s', (risk, shown, category) => {
    expect(riskToShow(risk)).toBe(shown);
    expect(categoryOf({ risk })?.category).toBe(category);
  });

  it('eGFR is rounded before it is judged, as in the kidney tool', () => {
    expect(categoryOf({ egfr: 29.5 })?.category).toBe('HIGH');
    expect(categoryOf({ egfr: 29.4 })?.category).toBe('VERY_HIGH');
    expect(categoryOf({ egfr: 59.5 })).toBeUndefined();
    expect(needsNoScore({ egfr: 59.5 })).toBe(false);
  });

  it('familial high cholesterol with a very high pressure is a very high risk', () => {
    expect(categoryOf({ hasFamilialCholesterol: true, systolic: 180 })?.category).toBe('VERY_HIGH');
    expect(categoryOf({ hasFamilialCholesterol: true, diastolic: 110 })?.category).toBe('VERY_HIGH');
    expect(categoryOf({ hasFamilialCholesterol: true, systolic: 179, diastolic: 109 })?.category).toBe(
      'HIGH',
    );
  });

  it('LDL that is over 4.9 under treatment was no less before it', () => {
    expect(categoryOf({ ldl: 5 })?.category).toBe('HIGH');
    expect(categoryOf({ ldl: 5, untreatedLdl: 4.9 })?.category).toBe('HIGH');
    expect(categoryOf({ ldl: 4.9 })).toBeUndefined();
  });

  it('nothing known is no category', () => {
    expect(categoryOf({ age: 30 })).toBeUndefined();
  });

  it('knows for whom SCORE2 is not made', () => {
    expect(needsNoScore({ egfr: 59 })).toBe(true);
    expect(needsNoScore({ egfr: 60 })).toBe(false);
    expect(needsNoScore({ diabetes: 'TYPE_2' })).toBe(true);
    expect(needsNoScore({})).toBe(false);
  });
});

describe('the gap', () => {
  const high = { ldl: 1.8, isHalfToo: true, nonHdl: 2.6 };
  it('is what is left to the goal', () => {
    const gap = ldlGapOf(high, 4.1, 4.1);
    expect(gap.target).toBe(1.8);
    expect(gap.down).toBeCloseTo(2.3);
    expect(gap.downPercent).toBeCloseTo(56.1, 1);
  });

  it('half of the untreated value is the target where it is less', () => {
    expect(ldlGapOf(high, 2, 3).target).toBe(1.5);
    expect(ldlGapOf({ ...high, isHalfToo: false }, 2, 3).target).toBe(1.8);
  });

  it('a target that is met leaves nothing', () => {
    expect(ldlGapOf(high, 1.5, undefined)).toMatchObject({ isMet: true, down: 0, downPercent: 0 });
    expect(ldlGapOf(high, 1.8, undefined).isMet).toBe(false);
  });

  it('LDL from the other values, unless triglycerides are too high', () => {
    expect(calculatedLdl(6.2, 1.4, 1.5)).toBeCloseTo(4.118, 3);
    expect(calculatedLdl(6.2, 1.4, 4.5)).toBeUndefined();
    expect(calculatedLdl(2, 1.9, 1)).toBeUndefined();
  });
});
