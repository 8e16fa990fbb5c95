import { date, many, number, one, text } from './asking-notation.ts';
import { feverOfAdult } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, any, flag, from, is, rule, today, under } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const breastfeeding = problem(
  'BREASTFEEDING',
  [
    one('topic', 'CHOOSE_RIGHT_HELP', ['breast', 'nipple', 'supply', 'baby', 'medicine', 'wean']),
    number('babyage', 'PREGNANCY', 'weeks'),
    many('breast', 'OTHER_SIGNS', ['red', 'lump', 'crack', 'thrush', 'none'], {
      showIf: is('topic', 'breast', 'nipple'),
      place: 'SIGNS',
    }),
    number('nappies', 'SEVERITY', 'count', { required: false, showIf: is('topic', 'supply', 'baby') }),
    text('medicines', 'MEDICINES', { required: false, showIf: is('topic', 'medicine') }),
    shared.temperature,
    one('mood', 'DAILY_LIFE', ['good', 'tired', 'low']),
    shared.hopes,
  ],
  [
    rule('mastitis-with-fever', 'CLINIC_TODAY', all(from('temperature', 38.5), is('breast', 'red'))),
    rule('few-wet-nappies', 'CLINIC_TODAY', all(under('nappies', 4), under('babyage', 27))),
    rule('postpartum-fever', 'CLINIC_TODAY', from('temperature', 38)),
    flag('breast', 'lump'),
    flag('mood', 'low'),
    ...feverOfAdult,
  ],
);

export const pregnancyStart = problem(
  'PREGNANCY_START',
  [
    date('lmp', 'PREGNANCY', { required: false }),
    one('test', 'RISK', ['home', 'doctor', 'no']),
    one('plan', 'CHOOSE_RIGHT_HELP', ['follow', 'advice', 'end']),
    many('conditions2', 'RISK', ['diab', 'bp', 'thyroid', 'epilepsy', 'clot', 'ectopic', 'none'], {
      place: 'RISK',
    }),
    text('medicines', 'MEDICINES', { required: false }),
    many('habits', 'RISK', ['smoke', 'alcohol', 'drugs', 'none'], { place: 'RISK' }),
    shared.availability,
  ],
  [
    flag('plan', 'end'),
    flag('conditions2', 'diab', 'bp', 'epilepsy', 'clot', 'ectopic'),
    flag('habits', 'alcohol', 'drugs'),
  ],
);

export const pregnancyComms = problem(
  'PREGNANCY_COMMS',
  [
    number('week', 'PREGNANCY', 'weeksPregnant'),
    one('topic', 'CHOOSE_RIGHT_HELP', ['symptom', 'infection', 'medicine', 'tests', 'work']),
    many(
      'symptoms',
      'OTHER_SIGNS',
      ['spot', 'swell', 'itch', 'urine', 'vomit', 'discharge', 'back', 'heartburn', 'none'],
      { place: 'SIGNS' },
    ),
    number('systolic', 'SEVERITY', 'mmHg', { required: false }),
    number('diastolic', 'SEVERITY', 'mmHg', { required: false }),
    shared.temperature,
    { ...shared.duration, showIf: is('topic', 'symptom', 'infection') },
    shared.expect,
  ],
  [
    rule('severe-hypertension', 'CALL_112', any(from('systolic', 160), from('diastolic', 110))),
    today('symptoms', 'spot', 'swell', 'itch', 'urine'),
    rule('hypertension', 'CLINIC_TODAY', any(from('systolic', 140), from('diastolic', 90))),
    rule('fever-in-pregnancy', 'CLINIC_TODAY', from('temperature', 38)),
    ...feverOfAdult,
  ],
);
