import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Country } from '../../../core/index.ts';
import { generatePersonalCode, hasPersonalCode, parsePersonalCode } from './personal-code.ts';
import type { PersonalCodeFault } from './reading.ts';

const today = '2026-11-15';

const valid: [Country, string, string | undefined, 'MALE' | 'FEMALE' | undefined][] = [
  ['EE', '38503152748', '1985-03-15', 'MALE'],
  ['EE', '49111020386', '1991-11-02', 'FEMALE'],
  ['EE', '50402294122', '2004-02-29', 'MALE'],
  ['EE', '61207211054', '2012-07-21', 'FEMALE'],
  ['EE', '48006140037', '1980-06-14', 'FEMALE'],
  ['EE', '48006141670', '1980-06-14', 'FEMALE'],
  ['EE', '70101010120', '2101-01-01', 'MALE'],
  ['EE', '84505050036', '2145-05-05', 'FEMALE'],
  ['EE', '40504040001', '1905-04-04', 'FEMALE'],
  ['EE', '50001029996', '2000-01-02', 'MALE'],
  ['EE', '60001019906', '2000-01-01', 'FEMALE'],
  ['EE', '61101012257', '2011-01-01', 'FEMALE'],
  ['PL', '85031527434', '1985-03-15', 'MALE'],
  ['PL', '91110203825', '1991-11-02', 'FEMALE'],
  ['PL', '04222941222', '2004-02-29', 'FEMALE'],
  ['PL', '12272110530', '2012-07-21', 'MALE'],
  ['PL', '99923100724', '1899-12-31', 'FEMALE'],
  ['PL', '01410101237', '2101-01-01', 'MALE'],
  ['GB', '9990000018', undefined, undefined],
  ['GB', '9990000026', undefined, undefined],
  ['GB', '9990000034', undefined, undefined],
  ['GB', '9990000042', undefined, undefined],
  ['GB', '9990000050', undefined, undefined],
  ['ZA', '8503155274082', '1985-03-15', 'MALE'],
  ['ZA', '9111020038085', '1991-11-02', 'FEMALE'],
  ['ZA', '0402294912082', '2004-02-29', 'FEMALE'],
  ['ZA', '1207216105189', '2012-07-21', 'MALE'],
  ['ZA', '6708090123185', '1967-08-09', 'FEMALE'],
];

const invalid: [Country, string, PersonalCodeFault][] = [
  ['EE', '38503152749', 'CHECK_DIGIT'],
  ['EE', '38513152741', 'DATE'],
  ['EE', '50302294120', 'DATE'],
  ['EE', '90101010122', 'FORMAT'],
  ['EE', '00101010122', 'FORMAT'],
  ['EE', '3850315274', 'FORMAT'],
  ['EE', '385031527481', 'FORMAT'],
  ['EE', '48006141671', 'CHECK_DIGIT'],
  ['EE', '3850315274x', 'FORMAT'],
  ['EE', '３8503152748', 'FORMAT'],
  ['EE', '', 'FORMAT'],
  ['PL', '85031527435', 'CHECK_DIGIT'],
  ['PL', '85131527437', 'DATE'],
  ['PL', '03222941225', 'DATE'],
  ['PL', '85001527431', 'DATE'],
  ['PL', '8503152743', 'FORMAT'],
  ['GB', '9990000019', 'CHECK_DIGIT'],
  ['GB', '9990000000', 'CHECK_DIGIT'],
  ['GB', '9990000140', 'CHECK_DIGIT'],
  ['GB', '999000001', 'FORMAT'],
  ['GB', '99900000180', 'FORMAT'],
  ['ZA', '8503155274083', 'CHECK_DIGIT'],
  ['ZA', '8500155274088', 'DATE'],
  ['ZA', '8513155274081', 'DATE'],
  ['ZA', '8503155274389', 'FORMAT'],
  ['ZA', '0302295274088', 'DATE'],
  ['ZA', '850315527408', 'FORMAT'],
  ['US', '123456789', 'NOT_USED'],
];

test.each(valid)('%s %s is valid', (country, code, birthDate, sex) => {
  expect(parsePersonalCode(country, code, today)).toEqual({ ok: true, code, birthDate, sex });
});

test.each(invalid)('%s %s is refused: %s', (country, code, reason) => {
  expect(parsePersonalCode(country, code, today)).toEqual({ ok: false, reason });
});

test('spaces and hyphens are taken out', () => {
  expect(parsePersonalCode('GB', ' 999 000-0018 ')).toMatchObject({ ok: true, code: '9990000018' });
  expect(parsePersonalCode('EE', '385 0315 2748')).toMatchObject({ ok: true, code: '38503152748' });
});

describe('South Africa, where the century is not in the number', () => {
  test('no birth date without today', () => {
    expect(parsePersonalCode('ZA', '8503155274082')).toMatchObject({ ok: true, birthDate: undefined });
  });
  test('the latest date that is not in the future', () => {
    expect(parsePersonalCode('ZA', '1207216105189', '2012-07-21')).toMatchObject({ birthDate: '2012-07-21' });
    expect(parsePersonalCode('ZA', '1207216105189', '2012-07-20')).toMatchObject({ birthDate: '1912-07-21' });
  });
});

test('only the United States has none', () => {
  expect((['EE', 'PL', 'GB', 'ZA', 'US'] as const).filter((country) => !hasPersonalCode(country))).toEqual([
    'US',
  ]);
});

describe('made-up codes', () => {
  const date = (from: string, to: string) =>
    fc
      .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  const sex = fc.constantFrom('MALE' as const, 'FEMALE' as const);

  test('an Estonian one reads back as the same person', () => {
    fc.assert(
      fc.property(
        date('1800-01-01', '2199-12-31'),
        sex,
        fc.integer({ min: 0, max: 999 }),
        (birthDate, sexOf, serial) => {
          const code = generatePersonalCode('EE', { birthDate, sex: sexOf, serial });
          expect(parsePersonalCode('EE', code)).toEqual({ ok: true, code, birthDate, sex: sexOf });
        },
      ),
    );
  });

  test('a Polish one reads back as the same person', () => {
    fc.assert(
      fc.property(
        date('1800-01-01', '2299-12-31'),
        sex,
        fc.integer({ min: 0, max: 4999 }),
        (birthDate, sexOf, serial) => {
          const code = generatePersonalCode('PL', { birthDate, sex: sexOf, serial });
          expect(parsePersonalCode('PL', code)).toEqual({ ok: true, code, birthDate, sex: sexOf });
        },
      ),
    );
  });

  test('a wrong last digit is never accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EE' as const, 'PL' as const),
        date('1900-01-01', '2026-11-15'),
        sex,
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 1, max: 9 }),
        (country, birthDate, sexOf, serial, shift) => {
          const code = generatePersonalCode(country, { birthDate, sex: sexOf, serial });
          const wrong = `${code.slice(0, 10)}${(Number(code[10]) + shift) % 10}`;
          expect(parsePersonalCode(country, wrong)).toEqual({ ok: false, reason: 'CHECK_DIGIT' });
        },
      ),
    );
  });

  test('any text at all gets an answer', () => {
    fc.assert(
      fc.property(fc.constantFrom('EE', 'PL', 'GB', 'ZA', 'US'), fc.string(), (country, text) => {
        expect(typeof parsePersonalCode(country, text, today).ok).toBe('boolean');
      }),
    );
  });

  test.each([
    ['EE', '1799-12-31', 0],
    ['EE', '2003-02-29', 0],
    ['EE', '1985-03-15', 1000],
    ['EE', '1985-03-15', 1.5],
    ['PL', '2300-01-01', 0],
    ['PL', '2003-02-29', 0],
    ['PL', '1985-03-15', 5000],
  ] as const)('%s %s serial %s is refused', (country, birthDate, serial) => {
    expect(() => generatePersonalCode(country, { birthDate, sex: 'FEMALE', serial })).toThrow(RangeError);
  });
});
