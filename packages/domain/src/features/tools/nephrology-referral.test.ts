import { describe, expect, it } from 'vitest';
import {
  fallPercent,
  isMaybeAcute,
  type KidneyValues,
  referralAnswers,
  tickedSigns,
  yearlyFall,
} from './nephrology-referral.ts';

const values: KidneyValues = {
  egfr: 54,
  acr: 12,
  acrUnit: 'MG_MMOL',
  hasLasted: true,
  earlierEgfr: 56,
  earlierAcr: undefined,
  daysBetween: 365,
  hasStartedMedicine: false,
  ticked: new Set(),
};
const answersOf = (change: Partial<KidneyValues>) => referralAnswers({ ...values, ...change });

describe('to a nephrologist, KDIGO 2024', () => {
  it('nothing met, and what cannot be known or was not said is never "no"', () => {
    expect(answersOf({})).toMatchObject({
      EGFR_UNDER_30: 'NO',
      ACR_30_OR_MORE: 'NO',
      FALLS_OVER_5_A_YEAR: 'NO',
      FELL_TOO_FAR: 'NO',
      ACR_DOUBLED: 'NOT_KNOWN',
    });
    for (const sign of tickedSigns) {
      expect(answersOf({})[sign]).toBe('NOT_SAID');
      expect(answersOf({ ticked: new Set([sign]) })[sign]).toBe('YES');
    }
  });

  it.each([
    [29.4, 'YES'],
    [29.5, 'NO'],
  ])('eGFR %d is under 30: %s, by the number that is read', (egfr, met) => {
    expect(answersOf({ egfr }).EGFR_UNDER_30).toBe(met);
  });

  it.each([
    [29.9, 'MG_MMOL', true, 'NO'],
    [30, 'MG_MMOL', true, 'YES'],
    [299, 'MG_G', true, 'NO'],
    [300, 'MG_G', true, 'YES'],
    [300, 'MG_G', false, 'REPEAT'],
  ] as const)('ACR %d %s, lasting: %s, is 30 mg/mmol or more: %s', (acr, acrUnit, hasLasted, met) => {
    expect(answersOf({ acr, acrUnit, hasLasted }).ACR_30_OR_MORE).toBe(met);
  });

  it.each([
    [100, 80, false, true, 'NO'],
    [100, 79, false, true, 'YES'],
    [100, 79, false, false, 'REPEAT'],
    [100, 79, true, true, 'NO'],
    [100, 70, true, true, 'NO'],
    [100, 69, true, true, 'YES'],
  ])(
    'from %d to %d, after a new medicine: %s, lasting: %s, is a sustained fall: %s',
    (earlierEgfr, egfr, hasStartedMedicine, hasLasted, met) => {
      expect(answersOf({ earlierEgfr, egfr, hasStartedMedicine, hasLasted }).FELL_TOO_FAR).toBe(met);
    },
  );

  it.each([
    [60, 365, 'YES'],
    [59, 365, 'NO'],
    [57, 181, 'YES'],
    [57, 180, 'TOO_CLOSE'],
    [56, 7, 'TOO_CLOSE'],
    [60, undefined, 'NO_DAYS'],
    [undefined, 365, 'NOT_KNOWN'],
  ] as const)('from %s to 54 in %s days falls more than 5 a year: %s', (earlierEgfr, daysBetween, met) => {
    expect(answersOf({ earlierEgfr, daysBetween }).FALLS_OVER_5_A_YEAR).toBe(met);
  });

  it('the fall that is read and the answer agree', () => {
    expect(yearlyFall({ ...values, earlierEgfr: 59, daysBetween: 363 })).toBe(5);
    expect(answersOf({ earlierEgfr: 59, daysBetween: 363 }).FALLS_OVER_5_A_YEAR).toBe('NO');
    expect(fallPercent({ ...values, earlierEgfr: 56.4, egfr: 53.5 })).toBeCloseTo(3.57, 2);
  });

  it('albumin has doubled', () => {
    expect(answersOf({ earlierAcr: 6 }).ACR_DOUBLED).toBe('YES');
    expect(answersOf({ earlierAcr: 6.1 }).ACR_DOUBLED).toBe('NO');
  });
});

describe('perhaps acute', () => {
  it.each<[string, Partial<KidneyValues>, boolean]>([
    ['a first eGFR of 29', { egfr: 29, earlierEgfr: undefined, hasLasted: false }, true],
    ['a first eGFR of 30', { egfr: 30, earlierEgfr: undefined, hasLasted: false }, false],
    ['29 for years', { egfr: 29, earlierEgfr: 31 }, false],
    ['a fall over a fifth within three months', { egfr: 63, earlierEgfr: 80, daysBetween: 30 }, true],
    ['a fall of a fifth within three months', { egfr: 64, earlierEgfr: 80, daysBetween: 30 }, false],
    ['a fall over a fifth in a year', { egfr: 63, earlierEgfr: 80 }, false],
    ['the same that has not lasted', { egfr: 63, earlierEgfr: 80, hasLasted: false }, true],
    ['the same of unknown days', { egfr: 63, earlierEgfr: 80, daysBetween: undefined }, true],
    [
      'a fall of a quarter after a new medicine',
      { egfr: 60, earlierEgfr: 80, daysBetween: 30, hasStartedMedicine: true },
      false,
    ],
    ['a sudden fall that was ticked', { ticked: new Set(['ABRUPT_FALL']) }, true],
  ])('%s', (_, change, isAcute) => {
    expect(isMaybeAcute({ ...values, ...change })).toBe(isAcute);
  });
});
