import { describe, expect, it } from 'vitest';
import { type Audience, isMeantFor, type Reader } from './audience.ts';

const today = '2026-03-12';
const everybody: Audience = { targetGender: null, minAge: 18, maxAge: 150, allowedCountries: [] };
const mari: Reader = { sex: 'FEMALE', birthDate: '1976-03-12', country: 'EE' };

describe('for whom a notice is meant', () => {
  it.each([
    ['everybody', {}, {}, true],
    ['women', { targetGender: 'FEMALE' }, {}, true],
    ['men', { targetGender: 'MALE' }, {}, false],
    ['women, sex not told', { targetGender: 'FEMALE' }, { sex: 'NOT_DISCLOSED' }, false],
    ['everybody, sex not told', {}, { sex: 'NOT_DISCLOSED' }, true],
    ['from 50 on, on the birthday', { minAge: 50 }, {}, true],
    ['from 50 on, a day before it', { minAge: 50 }, { birthDate: '1976-03-13' }, false],
    ['to 50, in the year', { maxAge: 50 }, {}, true],
    ['to 49', { maxAge: 49 }, {}, false],
    ['everybody, age not known', {}, { birthDate: null }, true],
    ['from 50 on, age not known', { minAge: 50 }, { birthDate: null }, false],
    ['everybody, under age', {}, { birthDate: '2010-01-01' }, false],
    ['another country', { allowedCountries: ['PL'] }, {}, false],
    ['this country among others', { allowedCountries: ['PL', 'EE'] }, {}, true],
  ] as const)('%s', (_, audience, reader, expected) => {
    expect(isMeantFor({ ...everybody, ...audience }, { ...mari, ...reader }, today)).toBe(expected);
  });
});
