import { expect, it } from 'vitest';
import { isKnownMinor } from './adulthood.ts';
import { generatePersonalCode } from './personal-code/personal-code.ts';

const today = '2026-03-12';
const codeOf = (birthDate: string) => generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial: 1 });

it.each([
  ['the day before the 18th birthday', '2008-03-13', null, true],
  ['the 18th birthday', '2008-03-12', null, false],
  ['a code of a child and no date', null, codeOf('2015-05-05'), true],
  ['a code of an adult and no date', null, codeOf('1985-03-15'), false],
  ['a date of an adult and a code of a child', '1985-03-15', codeOf('2015-05-05'), true],
  ['a date of a child and a code of an adult', '2015-05-05', codeOf('1985-03-15'), true],
  ['a code that cannot be read', null, '12345678901', false],
  ['nothing known', null, null, false],
])('%s', (_, birthDate, personalCode, expected) => {
  expect(isKnownMinor({ birthDate, country: 'EE', personalCode }, today)).toBe(expected);
});
