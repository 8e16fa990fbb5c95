import { expect, it } from 'vitest';
import { prescriptionStates } from './prescriptions.ts';
import { isRenewal } from './renewal.ts';

const asked = { brand: 'Betarolin', strength: '50 mg' };

it.each(prescriptionStates)('what is %s before', (state) => {
  expect(isRenewal(asked, { ...asked, state })).toBe(state === 'APPROVED' || state === 'RECORDED');
});

it.each([
  ['written otherwise', { brand: 'BETAROLIN', strength: '50 mg' }, true],
  ['another medicine', { brand: 'Pantosel', strength: '50 mg' }, false],
  ['another strength', { brand: 'Betarolin', strength: '100 mg' }, false],
])('%s', (_, before, expected) => {
  expect(isRenewal(asked, { ...before, state: 'APPROVED' })).toBe(expected);
});
