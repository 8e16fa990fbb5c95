import { describe, expect, it } from 'vitest';
import { type LdlInputs, missingInputs } from './ldl-needs.ts';

const nothing = {
  hasVesselDisease: false,
  hasDiabetes: false,
  hasOrganDamage: false,
  hasFamilialCholesterol: false,
  isKidneyWeak: false,
} satisfies LdlInputs;
const forScore = {
  ...nothing,
  sex: 'MALE',
  age: 60,
  isSmoker: false,
  systolic: 150,
  totalCholesterol: 6.5,
  hdl: 1.1,
  isTreated: false,
} satisfies LdlInputs;

describe('what is missing for a result', () => {
  it.each<[string, LdlInputs, readonly string[]]>([
    ['nothing said', nothing, ['sex', 'age', 'isSmoker', 'totalCholesterol', 'systolic', 'hdl', 'isTreated']],
    ['all of SCORE2', forScore, []],
    ['no sex', { ...forScore, sex: undefined }, ['sex']],
    ['no smoking', { ...forScore, isSmoker: undefined }, ['isSmoker']],
    ['no treatment', { ...forScore, isTreated: undefined }, ['isTreated']],
    ['too young for SCORE2', { ...nothing, age: 39, isTreated: false }, []],
    ['vessel disease decides', { ...nothing, hasVesselDisease: true }, ['isTreated']],
    ['a weak kidney has a number', { ...forScore, isKidneyWeak: true }, ['egfr']],
    ['and it decides', { ...nothing, isKidneyWeak: true, egfr: 45, isTreated: false }, []],
    [
      'under 30 decides with diabetes too',
      { ...nothing, hasDiabetes: true, diabetes: 'TYPE_2', isKidneyWeak: true, egfr: 29.4, isTreated: true },
      [],
    ],
    ['also with vessel disease', { ...forScore, hasVesselDisease: true, isKidneyWeak: true }, ['egfr']],
    [
      'a weak kidney that is none asks for SCORE2',
      { ...forScore, sex: undefined, isKidneyWeak: true, egfr: 75 },
      ['sex'],
    ],
    [
      'diabetes',
      { ...nothing, hasDiabetes: true },
      ['age', 'isSmoker', 'isTreated', 'diabetes', 'diabetesYears', 'riskFactors'],
    ],
    [
      'diabetes with organ damage decides',
      { ...nothing, hasDiabetes: true, diabetes: 'TYPE_1', hasOrganDamage: true, isTreated: true },
      [],
    ],
    [
      'familial high cholesterol',
      { ...nothing, hasFamilialCholesterol: true, isTreated: false },
      ['isSmoker', 'riskFactors'],
    ],
  ])('%s', (_, inputs, missing) => {
    expect(missingInputs(inputs)).toEqual(missing);
  });
});
