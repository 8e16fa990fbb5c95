import { expect, it } from 'vitest';
import { medicineKey } from './medicine-key.ts';
import { mayApprove, mayDecline, shownState, typeOfRequest } from './rules.ts';

it('is approved by a doctor alone, and declined by a nurse as well', () => {
  const roles = ['DOCTOR', 'NURSE', 'NON_HEALTHCARE', undefined] as const;
  expect(roles.map(mayApprove)).toEqual([true, false, false, false]);
  expect(roles.map(mayDecline)).toEqual([true, true, false, false]);
});

it('asked for and never decided, it says what became of the e-contact', () => {
  expect(shownState('REQUESTED', 'SUBMITTED')).toBe('REQUESTED');
  expect(shownState('REQUESTED', 'CANCELLED')).toBe('WITHDRAWN');
  expect(shownState('REQUESTED', 'COMPLETED')).toBe('NOT_DECIDED');
  expect(shownState('APPROVED', 'CANCELLED')).toBe('APPROVED');
  expect(shownState('RECORDED', null)).toBe('RECORDED');
});

it('is a renewal only where every medicine was prescribed before', () => {
  expect(typeOfRequest([{ previousId: 'a' }, { previousId: 'b' }])).toBe('PRESCRIPTION_REFILL');
  expect(typeOfRequest([{ previousId: 'a' }, { previousId: null }])).toBe('PRESCRIPTION');
  expect(typeOfRequest([])).toBe('PRESCRIPTION');
});

it.each([
  ['Pärnaliks  Forte', 'parnaliks forte'],
  ['amoxicillin/clavulanic acid', 'amoxicillin clavulanic acid'],
  [' ', ''],
])('%j is searched as %j', (name, key) => expect(medicineKey(name)).toBe(key));
