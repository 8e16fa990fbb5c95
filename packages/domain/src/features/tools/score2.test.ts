import { describe, expect, it } from 'vitest';
import { score2 } from './score2.ts';

/** Published values, and values of the authors' own code: region, age, sex, smoker, pressure, cholesterol, HDL, percent. */
const examples = [
  ['VERY_HIGH', 50, 'MALE', true, 140, 6.3, 1.4, 15.1],
  ['LOW', 50, 'FEMALE', true, 140, 6.3, 1.4, 4.3],
  ['MODERATE', 50, 'FEMALE', true, 140, 6.3, 1.4, 5.2],
  ['LOW', 50, 'MALE', true, 140, 5.5, 1.3, 5.9133],
  ['VERY_HIGH', 50, 'MALE', true, 140, 5.5, 1.3, 14.0486],
  ['LOW', 50, 'FEMALE', true, 140, 5.5, 1.3, 4.2155],
  ['VERY_HIGH', 50, 'FEMALE', true, 140, 5.5, 1.3, 13.7005],
  ['LOW', 50, 'MALE', true, 140, 6.3, 1.4, 6.3143],
  ['MODERATE', 50, 'MALE', true, 140, 6.3, 1.4, 8.1066],
  ['HIGH', 50, 'MALE', true, 140, 6.3, 1.4, 8.8089],
  ['HIGH', 50, 'FEMALE', true, 140, 6.3, 1.4, 7.1264],
  ['VERY_HIGH', 50, 'FEMALE', true, 140, 6.3, 1.4, 14.1267],
  ['LOW', 45, 'MALE', false, 110, 5, 2, 1.0717],
  ['VERY_HIGH', 45, 'FEMALE', true, 140, 5, 2, 5.9799],
  ['HIGH', 48, 'MALE', true, 160, 8, 2, 10.0288],
  ['HIGH', 40, 'FEMALE', false, 110, 4.5, 1.6, 0.4202],
  ['HIGH', 45, 'MALE', false, 130, 5.2, 1.2, 2.5204],
  ['HIGH', 55, 'MALE', false, 140, 5.0, 1.3, 5.2794],
  ['HIGH', 55, 'FEMALE', true, 140, 6.0, 1.3, 9.8518],
  ['HIGH', 60, 'MALE', true, 160, 7.0, 1.1, 22.5362],
  ['HIGH', 65, 'FEMALE', false, 150, 6.2, 1.4, 10.8549],
  ['HIGH', 69, 'MALE', true, 170, 6.8, 1.0, 33.4882],
  ['LOW', 75, 'MALE', true, 140, 5.5, 1.3, 18.5621],
  ['LOW', 75, 'FEMALE', true, 140, 5.5, 1.3, 15.158],
  ['LOW', 75, 'MALE', false, 140, 5.5, 1.3, 13.3395],
  ['LOW', 75, 'FEMALE', false, 110, 5, 2, 6.1408],
  ['MODERATE', 75, 'MALE', true, 140, 5.5, 1.3, 23.942],
  ['MODERATE', 75, 'FEMALE', true, 140, 5.5, 1.3, 19.9966],
  ['HIGH', 75, 'MALE', true, 140, 6, 1.3, 29.1811],
  ['HIGH', 75, 'FEMALE', true, 110, 5, 2, 19.034],
  ['VERY_HIGH', 75, 'MALE', true, 140, 6, 1.3, 40.7811],
  ['VERY_HIGH', 75, 'FEMALE', true, 140, 6, 1.3, 46.2063],
  ['HIGH', 70, 'MALE', false, 130, 5.0, 1.3, 12.6753],
  ['HIGH', 80, 'MALE', true, 150, 5.5, 1.2, 36.344],
  ['HIGH', 85, 'FEMALE', false, 160, 6.5, 1.3, 48.0061],
] as const;

describe('SCORE2 and SCORE2-OP', () => {
  it.each(examples)(
    '%s %i %s %s %i %d %d is %d %%',
    (region, age, sex, isSmoker, systolic, totalCholesterol, hdl, percent) => {
      const risk = score2({ region, age, sex, isSmoker, systolic, totalCholesterol, hdl });
      expect(Math.abs((risk ?? Number.NaN) - percent)).toBeLessThan(0.05);
    },
  );

  it('says nothing of an age it was not made for', () => {
    const anybody = {
      region: 'HIGH',
      sex: 'MALE',
      isSmoker: false,
      systolic: 130,
      totalCholesterol: 5,
      hdl: 1.3,
    } as const;
    expect(score2({ ...anybody, age: 39 })).toBeUndefined();
    expect(score2({ ...anybody, age: 90 })).toBeUndefined();
    expect(score2({ ...anybody, age: 40 })).toBeGreaterThan(0);
    expect(score2({ ...anybody, age: 89 })).toBeGreaterThan(0);
  });
});
