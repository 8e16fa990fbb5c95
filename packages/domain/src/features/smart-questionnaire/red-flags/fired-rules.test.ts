import { describe, expect, test } from 'vitest';
import type { Sex } from '../../persons/index.ts';
import type { PatientProblemType } from '../../problem-types/index.ts';
import type { Answers } from '../asking/answer.ts';
import { firedRules, redFlagOf, strongestAction } from './fired-rules.ts';
import type { Action } from './rule.ts';

type Case = [PatientProblemType, number, Sex, Answers, Action | null, string[]];

test.each<Case>([
  [
    'COUGH',
    360,
    'FEMALE',
    {
      danger: { choices: ['none'] },
      duration: { choices: ['d1_3'] },
      kind: { choices: ['dry'] },
      course: { choices: ['same'] },
      assoc: { choices: ['nose'] },
      conditions: { choices: ['none'] },
      smoking: { choices: ['never'] },
      temperature: { number: 37.4 },
    },
    null,
    [],
  ],
  ['COUGH', 360, 'FEMALE', { danger: { choices: ['breathing'] } }, 'CALL_112', ['danger-call-112']],
  [
    'COUGH',
    600,
    'MALE',
    { danger: { choices: ['none'] }, kind: { choices: ['blood'] } },
    'CLINIC_TODAY',
    ['kind-clinic-today'],
  ],
  [
    'COUGH',
    720,
    'FEMALE',
    { danger: { choices: ['none'] }, temperature: { number: 38.2 }, conditions: { choices: ['chemo'] } },
    'CALL_112',
    ['fever-on-chemotherapy'],
  ],
  [
    'COUGH',
    660,
    'MALE',
    { danger: { choices: ['none'] }, duration: { choices: ['w3_12'] }, kind: { choices: ['dry'] } },
    'FLAG',
    ['long-cough-over-40'],
  ],
  [
    'ACUTE_INFECTION',
    2,
    'MALE',
    { danger: { choices: ['none'] }, temperature: { number: 38.1 } },
    'CALL_112',
    ['fever-under-3-months', 'infant-under-3-months'],
  ],
  [
    'ACUTE_INFECTION',
    4,
    'FEMALE',
    { danger: { choices: ['none'] }, temperature: { number: 39.2 } },
    'CLINIC_TODAY',
    ['fever-3-6-months'],
  ],
  [
    'ACUTE_INFECTION',
    300,
    'FEMALE',
    {
      danger: { choices: ['none'] },
      temperature: { number: 38.1 },
      symptoms: { choices: ['fever'] },
      duration: { choices: ['d1_3'] },
      course: { choices: ['same'] },
      exposure: { choices: ['none'] },
      conditions: { choices: ['none'] },
    },
    null,
    [],
  ],
  ['CHEST_PAIN', 720, 'MALE', { danger: { choices: ['heart'] } }, 'CALL_112', ['danger-call-112']],
  [
    'CHEST_PAIN',
    540,
    'MALE',
    { danger: { choices: ['none'] }, present: { choices: ['yes'] }, when: { choices: ['rest'] } },
    'CALL_112',
    ['pain-now-over-35', 'present-clinic-today', 'when-clinic-today'],
  ],
  [
    'CHEST_PAIN',
    264,
    'FEMALE',
    {
      danger: { choices: ['none'] },
      present: { choices: ['earlier'] },
      when: { choices: ['press'] },
      risk: { choices: ['none'] },
      assoc: { choices: ['none'] },
      severity: { number: 3 },
    },
    null,
    [],
  ],
  [
    'CHEST_PAIN',
    696,
    'MALE',
    {
      danger: { choices: ['none'] },
      present: { choices: ['earlier'] },
      when: { choices: ['effort'] },
      risk: { choices: ['bp'] },
    },
    'CLINIC_TODAY',
    ['when-clinic-today'],
  ],
  ['HEADACHE', 480, 'FEMALE', { danger: { choices: ['strongpain'] } }, 'CALL_112', ['danger-call-112']],
  [
    'HEADACHE',
    480,
    'FEMALE',
    { danger: { choices: ['none'] }, onset: { choices: ['sudden'] }, severity: { number: 8 } },
    'CALL_112',
    ['sudden-severe-headache', 'onset-flag'],
  ],
  [
    'HEADACHE',
    420,
    'FEMALE',
    {
      danger: { choices: ['none'] },
      onset: { choices: ['gradual'] },
      severity: { number: 5 },
      painkillers: { number: 12 },
      duration: { choices: ['m3plus'] },
    },
    'FLAG',
    ['medication-overuse'],
  ],
  [
    'HEADACHE',
    348,
    'FEMALE',
    { danger: { choices: ['none'] }, onset: { choices: ['gradual'] }, pregnancy: { choices: ['yes'] } },
    'CLINIC_TODAY',
    ['pregnancy-clinic-today'],
  ],
  ['BACK_PAIN', 528, 'MALE', { danger: { choices: ['cauda'] } }, 'CALL_112', ['danger-call-112']],
  [
    'BACK_PAIN',
    528,
    'MALE',
    { danger: { choices: ['none'] }, radiation: { choices: ['both'] } },
    'CALL_112',
    ['radiation-call-112'],
  ],
  [
    'BACK_PAIN',
    528,
    'MALE',
    {
      danger: { choices: ['none'] },
      radiation: { choices: ['below'] },
      rest: { choices: ['partly'] },
      risk: { choices: ['none'] },
      duration: { choices: ['d4_7'] },
    },
    null,
    [],
  ],
  ['DEPRESSION', 360, 'FEMALE', { danger: { choices: ['selfharm'] } }, 'CRISIS', ['danger-crisis']],
  ['DEPRESSION', 360, 'FEMALE', { danger: { choices: ['plan', 'selfharm'] } }, 'CRISIS', ['danger-crisis']],
  [
    'DYSURIA',
    408,
    'FEMALE',
    { danger: { choices: ['none'] }, temperature: { number: 38.3 } },
    'CLINIC_TODAY',
    ['fever-with-dysuria'],
  ],
  [
    'DYSURIA',
    408,
    'FEMALE',
    {
      danger: { choices: ['none'] },
      symptoms: { choices: ['burn', 'freq'] },
      duration: { choices: ['d1_3'] },
      pregnancy: { choices: ['no'] },
      risk: { choices: ['none'] },
      recurrence: { number: 0 },
    },
    null,
    [],
  ],
  [
    'DYSURIA',
    408,
    'MALE',
    { danger: { choices: ['none'] }, symptoms: { choices: ['burn'] } },
    'FLAG',
    ['male-uti'],
  ],
  [
    'ABDOMINAL_PAIN',
    228,
    'MALE',
    {
      danger: { choices: ['none'] },
      location: { choices: ['lowright'] },
      duration: { choices: ['lt24h'] },
      severity: { number: 6 },
    },
    'CLINIC_TODAY',
    ['possible-appendicitis'],
  ],
  [
    'DIARRHEA',
    8,
    'MALE',
    { danger: { choices: ['none'] }, times: { number: 7 } },
    'CLINIC_TODAY',
    ['infant-6-stools'],
  ],
  [
    'DYSPNEA',
    840,
    'MALE',
    {
      danger: { choices: ['none'] },
      onset: { choices: ['gradual'] },
      when: { choices: ['stairs'] },
      duration: { choices: ['w3_12'] },
      spo2: { number: 91 },
    },
    'CALL_112',
    ['low-oxygen'],
  ],
  [
    'PREGNANCY_COMMS',
    360,
    'FEMALE',
    { danger: { choices: ['unborn'] }, week: { number: 33 } },
    'CALL_112',
    ['danger-call-112'],
  ],
  [
    'PREGNANCY_COMMS',
    360,
    'FEMALE',
    { danger: { choices: ['none'] }, week: { number: 31 }, systolic: { number: 146 } },
    'CLINIC_TODAY',
    ['hypertension'],
  ],
  [
    'SORE_THROAT',
    600,
    'FEMALE',
    { danger: { choices: ['none'] }, risk: { choices: ['drugs'] } },
    'CLINIC_TODAY',
    ['risk-clinic-today'],
  ],
  ['SKIN_RASH', 60, 'MALE', { danger: { choices: ['spots'] } }, 'CALL_112', ['danger-call-112']],
  [
    'PRESCRIPTION_REFILL',
    792,
    'FEMALE',
    { left: { choices: ['out'] }, change: { choices: ['no'] } },
    'FLAG',
    ['left-flag'],
  ],
  ['PROC_CASTREMOVAL', 144, 'MALE', { danger: { choices: ['pain'] } }, 'CALL_112', ['danger-call-112']],
])('%s, %i months, %s, %j', (type, ageMonths, sex, answers, action, ids) => {
  const fired = firedRules(type, answers, { ageMonths, sex });
  expect(fired.map(({ id }) => id)).toEqual(ids);
  expect(strongestAction(fired)).toBe(action);
});

const woman = { ageMonths: 30 * 12, sex: 'FEMALE' } as const;

describe('a rule', () => {
  test('tells what made it fire', () => {
    const [rule] = firedRules('COUGH', { danger: { choices: ['breathing', 'blood'] } }, woman);
    expect(rule?.because).toEqual([{ question: 'danger', choices: ['breathing', 'blood'] }]);
  });

  test('does not fire on a question that is hidden', () => {
    const answers = { danger: { choices: ['none'] }, pregnancy: { choices: ['yes'] } };
    expect(strongestAction(firedRules('ABDOMINAL_PAIN', answers, woman))).toBe('CLINIC_TODAY');
    expect(firedRules('ABDOMINAL_PAIN', answers, { ageMonths: 360, sex: 'MALE' })).toEqual([]);
    expect(firedRules('ABDOMINAL_PAIN', answers, { ageMonths: 70 * 12, sex: 'FEMALE' })).toEqual([]);
  });

  test('about an age is silent when the age is not known', () => {
    const answers = { danger: { choices: ['none'] }, temperature: { number: 38.1 } };
    expect(firedRules('ACUTE_INFECTION', answers, { ageMonths: null, sex: 'MALE' })).toEqual([]);
  });

  test('about otherwise than is silent when nothing was answered', () => {
    const child = { ageMonths: 48, sex: 'MALE' } as const;
    const headache = (answers: Answers) => strongestAction(firedRules('HEADACHE', answers, child));
    expect(headache({ danger: { choices: ['none'] } })).toBe(null);
    expect(headache({ danger: { choices: ['none'] }, duration: { choices: ['d1_3'] } })).toBe('CLINIC_TODAY');
  });

  test('about age alone fires as soon as the type is opened', () => {
    expect(strongestAction(firedRules('DYSPNEA', {}, { ageMonths: 5, sex: 'MALE' }))).toBe('CALL_112');
    const baby = { ageMonths: 2, sex: 'FEMALE' } as const;
    for (const type of ['ACUTE_INFECTION', 'COUGH', 'DIARRHEA', 'NAUSEA_VOMITING'] as const)
      expect(strongestAction(firedRules(type, {}, baby))).toBe('CLINIC_TODAY');
  });
});

test('a sign that was ticked before the signs were worded anew still warns', () => {
  expect(strongestAction(firedRules('COUGH', { danger: { choices: ['breath', 'cyan'] } }, woman))).toBe(
    'CALL_112',
  );
  expect(strongestAction(firedRules('DEPRESSION', { danger: { choices: ['suicid'] } }, woman))).toBe(
    'CRISIS',
  );
});

test.each([
  ['CALL_112', 'CALL_112'],
  ['CRISIS', 'CALL_112'],
  ['CLINIC_TODAY', 'TODAY'],
  ['FLAG', null],
  [null, null],
] as const)('%s is shown in the inbox as %s', (action, flag) => {
  expect(redFlagOf(action)).toBe(flag);
});
