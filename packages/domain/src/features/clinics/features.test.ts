import { describe, expect, it } from 'vitest';
import { featureState } from './features.ts';

describe('a feature of a clinic', () => {
  it.each([
    ['PREMIUM', false, true, 'ENABLED'],
    ['PREMIUM', false, false, 'DISABLED'],
    ['SPECIAL', false, true, 'NOT_AVAILABLE'],
    ['SPECIAL', true, true, 'ENABLED'],
    ['SPECIAL', true, false, 'DISABLED'],
    ['BASIC', true, true, 'NOT_AVAILABLE'],
  ] as const)('with %s, granted %s and switched on %s, is %s', (plan, isGranted, isOn, state) => {
    expect(featureState(plan, { isGranted, isOn })).toBe(state);
  });
});
