import { expect, test } from 'vitest';
import type { ProblemType } from '../../problem-types/index.ts';
import type { Answers, PatientFacts } from '../asking/answer.ts';
import { firedRules, strongestAction } from '../red-flags/fired-rules.ts';
import type { Action } from '../red-flags/rule.ts';

const years = (age: number) => age * 12;
const none = { danger: { choices: ['none'] } };

type Case = readonly [
  what: string,
  type: ProblemType,
  ageMonths: number,
  sex: PatientFacts['sex'],
  answers: Answers,
  action: Action | null,
];

const cases: readonly Case[] = [
  [
    'fever ticked for a baby without a thermometer',
    'ACUTE_INFECTION',
    1,
    'MALE',
    { symptoms: { choices: ['fever'] } },
    'CALL_112',
  ],
  ['a runny nose at one month', 'RHINORRHEA_CONGESTION', 1, 'FEMALE', {}, 'CLINIC_TODAY'],
  ['a cough at five months', 'COUGH', 5, 'FEMALE', {}, 'FLAG'],
  [
    'a sore throat with fever during treatment that weakens',
    'SORE_THROAT',
    years(50),
    'MALE',
    { risk: { choices: ['drugs'] }, temperature: { number: 38.2 } },
    'CALL_112',
  ],
  [
    'a lower pressure of 110 in pregnancy',
    'PREGNANCY_COMMS',
    years(30),
    'FEMALE',
    { diastolic: { number: 110 } },
    'CALL_112',
  ],
  [
    'a lower pressure of 90 in pregnancy',
    'PREGNANCY_COMMS',
    years(30),
    'FEMALE',
    { diastolic: { number: 90 } },
    'CLINIC_TODAY',
  ],
  [
    'bleeding after birth',
    'BREASTFEEDING',
    years(30),
    'FEMALE',
    { danger: { choices: ['afterbirth'] } },
    'CALL_112',
  ],
  [
    'vomiting with high sugar',
    'NAUSEA_VOMITING',
    years(30),
    'MALE',
    { danger: { choices: ['dka'] } },
    'CALL_112',
  ],
  [
    'a blood sugar of 22',
    'WELLNESS_DIABETES',
    years(60),
    'MALE',
    { glucose: { number: 22 } },
    'CLINIC_TODAY',
  ],
  ['a burn of a toddler', 'PROC_WOUNDDRESSING', 20, 'MALE', { cause: { choices: ['burn'] } }, 'CLINIC_TODAY'],
  [
    'a change of bowel habit for half a year at 60',
    'CONSTIPATION',
    years(60),
    'MALE',
    { duration: { choices: ['m3plus'] } },
    'FLAG',
  ],
  [
    'stomach trouble for half a year at 60',
    'GASTROINTESTINAL',
    years(60),
    'MALE',
    { duration: { choices: ['m3plus'] } },
    'FLAG',
  ],
  [
    'getting worse on a medicine',
    'PRESCRIPTION_REFILL',
    years(60),
    'MALE',
    { change: { choices: ['worse'] } },
    'CLINIC_TODAY',
  ],
  ['hearing voices', 'DEPRESSION', years(30), 'MALE', { danger: { choices: ['psychosis'] } }, 'CALL_112'],
  [
    'chest pain in a request for an appointment',
    'APPOINTMENT',
    years(60),
    'MALE',
    { danger: { choices: ['heart'] } },
    'CALL_112',
  ],
  [
    'thoughts of ending life in a request for an appointment',
    'APPOINTMENT',
    years(60),
    'MALE',
    { danger: { choices: ['selfharm'] } },
    'CRISIS',
  ],
];

test.each(cases)('%s', (_what, type, ageMonths, sex, answers, action) => {
  expect(strongestAction(firedRules(type, { ...none, ...answers }, { ageMonths, sex }))).toBe(action);
});
