import { expect, it } from 'vitest';
import { numberKindOf } from './number-kind.ts';
import { birthYearsIn } from './patient-filter.ts';
import { presetFilters } from './templates.ts';

it.each([
  ['1990', [1990]],
  ['1990,2005', [1990, 2005]],
  ['1990, 2005', [1990, 2005]],
  ['1990,1990', [1990]],
  ['', undefined],
  ['90', undefined],
  ['1990;2005', undefined],
  ['1990,', undefined],
  ['1990-2005', undefined],
  ['19900', undefined],
])('birth years "%s"', (text, years) => expect(birthYearsIn(text)).toEqual(years));

it('the templates of the specification bring their filters', () => {
  expect(presetFilters.CHILD_HEALTH_CHECK).toEqual({ ageFrom: 0, ageTo: 7 });
  expect(presetFilters.COLON_CANCER_SCREENING?.birthYears).toEqual([1957, 1959, 1961, 1963, 1965, 1967]);
});

it.each([
  ['no number', null, undefined, 'MISSING'],
  ['no number that a plan can read', '12', undefined, 'INVALID'],
  ['a mobile', '+3725', { isValid: true, type: 'MOBILE' }, 'REACHABLE'],
  ['one that may be either', '+3727', { isValid: true, type: 'FIXED_LINE_OR_MOBILE' }, 'REACHABLE'],
  [
    'a mobile of a country that is paid for like our own',
    '+371',
    { country: 'LV', isValid: true, type: 'MOBILE' },
    'REACHABLE',
  ],
  ['a foreign mobile', '+44', { country: 'GB', isValid: true, type: 'MOBILE' }, 'ABROAD'],
  ['a mobile of no country', '+881', { country: undefined, isValid: true, type: 'MOBILE' }, 'ABROAD'],
  ['a foreign landline', '+44', { country: 'GB', isValid: true, type: 'FIXED_LINE' }, 'LANDLINE'],
  ['a landline', '+3726', { isValid: true, type: 'FIXED_LINE' }, 'LANDLINE'],
  ['a premium number', '+37240', { isValid: true, type: 'PREMIUM_RATE' }, 'LANDLINE'],
  [
    'a new Estonian one',
    '+37285',
    { nationalNumber: '85678901', isValid: false, type: undefined },
    'REACHABLE',
  ],
  [
    'one of another country',
    '+4485',
    { callingCode: '44', nationalNumber: '85678901', isValid: false },
    'INVALID',
  ],
] as const)('%s', (_, phone, reading, kind) => {
  const read = () =>
    reading && { country: 'EE', callingCode: '372', nationalNumber: '', type: undefined, ...reading };
  expect(numberKindOf(phone, read, ['EE', 'LV'])).toBe(kind);
});

it('a new Estonian number is a foreign one where Estonia is not paid for', () => {
  const reading = { country: 'EE', callingCode: '372', nationalNumber: '85678901', type: undefined };
  expect(numberKindOf('+37285678901', () => ({ ...reading, isValid: false }), ['PL'])).toBe('ABROAD');
});
