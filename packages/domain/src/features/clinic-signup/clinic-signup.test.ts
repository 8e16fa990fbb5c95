import { describe, expect, it } from 'vitest';
import { fillAgreement } from './application.ts';
import { bareRegistrationCode, isRegistrationCode } from './registration-code.ts';

describe('the registration code of a company', () => {
  it.each([
    ['EE', '14990012'],
    ['EE', '10137319'],
    ['EE', ' 1499 0012 '],
    ['PL', '526-025-09-95'],
    ['GB', '01234567'],
    ['GB', 'sc123456'],
    ['US', '12-3456789'],
    ['ZA', '2011/123456/07'],
  ] as const)('of %s can be %s', (country, code) => expect(isRegistrationCode(country, code)).toBe(true));

  it.each([
    ['EE', '14990013', 'a digit is wrong'],
    ['EE', '1499001', 'a digit is missing'],
    ['EE', '04990012', 'it begins with 0'],
    ['PL', '5260250996', 'a digit is wrong'],
    ['GB', '1234567', 'a digit is missing'],
    ['US', '12345678a', 'a letter'],
    ['ZA', '1811/123456/07', 'no such year'],
  ] as const)('of %s cannot be %s: %s', (country, code, _) =>
    expect(isRegistrationCode(country, code)).toBe(false),
  );

  it('is compared without what people write for the eye', () =>
    expect(bareRegistrationCode(' 2011/123456/07 ')).toBe('201112345607'));
});

describe('the agreement', () => {
  it('is filled in with what was typed, and leaves a line for the rest', () =>
    expect(
      fillAgreement('{{companyName}} ({{registrationCode}}).', { companyName: ' Metsaoja OÜ ' }),
    ).toEqual([
      { field: 'companyName', words: 'Metsaoja OÜ' },
      { words: ' (' },
      { field: 'registrationCode', words: '________' },
      { words: ').' },
    ]));

  it('takes no words of the form for places of its own', () =>
    expect(fillAgreement('{{companyName}} {{nothing}}', { companyName: '{{address}}' })).toEqual([
      { field: 'companyName', words: '{{address}}' },
      { words: ' {{nothing}}' },
    ]));
});
