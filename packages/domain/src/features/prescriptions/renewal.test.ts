import { expect, it } from 'vitest';
import { prescriptionStates } from './prescriptions.ts';
import { isRenewal, isSameMedicine } from './renewal.ts';

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

it.each([
  ['in the same strength', { brand: 'betarolin ', strength: '50  mg' }, true],
  ['without a strength', { brand: 'BETAROLIN', strength: '' }, true],
  ['with the strength in its name', { brand: 'Betarolin 50 mg', strength: '' }, true],
  ['in another strength', { brand: 'Betarolin', strength: '100 mg' }, false],
  ['with another strength in its name', { brand: 'Betarolin 100 mg', strength: '' }, false],
  ['another medicine without a strength', { brand: 'Pantosel', strength: '' }, false],
])('asked for again %s it is the same medicine: %j', (_, other, expected) => {
  expect(isSameMedicine(asked, other)).toBe(expected);
  expect(isSameMedicine(other, asked)).toBe(expected);
});
