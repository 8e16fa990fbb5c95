import { expect, it } from 'vitest';
import { prescriptionStates } from './prescriptions.ts';
import { isRelated, isRenewal, isSameMedicine } from './renewal.ts';

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
  ['with its strength in one word', { brand: 'Betarolin', strength: '50mg' }, true],
  ['with its strength in its name in one word', { brand: 'Betarolin 50mg', strength: '' }, true],
  ['with spaces in its name', { brand: 'Beta-Rolin', strength: '50 mg' }, true],
  ['in another strength', { brand: 'Betarolin', strength: '100 mg' }, false],
  ['with another strength in its name', { brand: 'Betarolin 100 mg', strength: '' }, false],
  ['another medicine without a strength', { brand: 'Pantosel', strength: '' }, false],
])('asked for again %s it is the same medicine: %j', (_, other, expected) => {
  expect(isSameMedicine(asked, other)).toBe(expected);
  expect(isSameMedicine(other, asked)).toBe(expected);
});

it.each([
  ['OxyContin 20 mg', '', true],
  ['Oxy-Contin', '', true],
  ['oxycontin depottabl', '', true],
  ['Oxycodone', 'oxycodone', false],
  ['Betarolin', 'metoprolol', false],
])('what was decided of OxyContin says something of %s (%s): %s', (brand, activeIngredient, expected) => {
  const before = { brand: 'OxyContin', strength: '20 mg', activeIngredient: '' };
  expect(isRelated({ brand, strength: '', activeIngredient }, before)).toBe(expected);
  expect(
    isRelated({ brand: 'x', strength: '', activeIngredient: 'Oxycodone' }, { ...before, brand: 'Oxycodone' }),
  ).toBe(true);
});

it('a tenth of a strength is another strength', () => {
  const warfarin = (strength: string) => ({ brand: 'Orfarin', strength });
  expect(isSameMedicine(warfarin('2.5 mg'), warfarin('25 mg'))).toBe(false);
  expect(isSameMedicine(warfarin('2,5mg'), warfarin('2.5 mg'))).toBe(true);
});

it('two medicines without a strength, one of them with it in its name, are the same', () => {
  const [one, other] = ['OxyContin 20 mg', 'OxyContin'].map((brand) => ({ brand, strength: '' }));
  expect(one && other && isSameMedicine(one, other)).toBe(true);
});
