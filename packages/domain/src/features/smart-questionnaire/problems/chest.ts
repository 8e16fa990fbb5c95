import { many, number, one } from './asking-notation.ts';
import { fever, feverWithConditions } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, any, call112, flag, from, is, months, rule, today, under, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';
import { hasWomansBody } from './who-can.ts';

export const cough = problem(
  'COUGH',
  [
    shared.duration,
    one('kind', 'NATURE', ['dry', 'clear', 'yellow', 'blood', 'bark']),
    shared.temperature,
    many(
      'assoc',
      'OTHER_SIGNS',
      ['wheeze', 'sob', 'pleur', 'nose', 'reflux', 'hoarse', 'sweats', 'weight', 'none'],
      { place: 'SIGNS' },
    ),
    shared.conditions,
    shared.smoking,
    shared.hopes,
  ],
  [
    today('kind', 'blood'),
    today('assoc', 'sob', 'pleur'),
    rule('infant-cough', 'CLINIC_TODAY', months({ below: 3 })),
    rule('infant-under-6-months', 'FLAG', months({ atLeast: 3, below: 6 })),
    rule('fever-after-day-4', 'CLINIC_TODAY', all(from('temperature', 38.5), is('duration', 'd4_7', 'w1_3'))),
    flag('assoc', 'hoarse', 'sweats', 'weight'),
    rule('long-cough-over-40', 'FLAG', all(is('duration', 'w3_12', 'm3plus'), years({ atLeast: 40 }))),
    ...feverWithConditions,
    ...fever,
  ],
);

export const dyspnea = problem(
  'DYSPNEA',
  [
    shared.onset,
    one('when', 'NATURE', ['rest', 'dress', 'stairs', 'hard']),
    shared.duration,
    shared.temperature,
    many('assoc', 'OTHER_SIGNS', ['cough', 'wheeze', 'flat', 'ankle', 'palp', 'panic', 'none'], {
      place: 'SIGNS',
    }),
    shared.conditions,
    number('spo2', 'SEVERITY', 'percent', { required: false }),
  ],
  [
    call112('onset', 'sudden'),
    call112('when', 'rest'),
    rule('low-oxygen', 'CALL_112', under('spo2', 93)),
    rule('infant-breathing', 'CALL_112', months({ below: 12 })),
    today('when', 'dress'),
    today('assoc', 'flat', 'palp'),
    rule('borderline-oxygen', 'CLINIC_TODAY', all(from('spo2', 93), under('spo2', 95))),
    rule('new-breathlessness', 'CLINIC_TODAY', is('duration', 'lt24h', 'd1_3')),
    rule(
      'possible-pneumonia',
      'CLINIC_TODAY',
      all(from('temperature', 38), any(is('assoc', 'cough'), is('when', 'dress'))),
    ),
    flag('assoc', 'ankle'),
    ...feverWithConditions,
    ...fever,
  ],
);

export const chestPain = problem(
  'CHEST_PAIN',
  [
    one('present', 'NATURE', ['yes', 'today', 'earlier']),
    one('when', 'NATURE', ['effort', 'rest', 'breath', 'press', 'meal']),
    shared.duration,
    shared.attack,
    shared.severity,
    many('risk', 'RISK', ['heart', 'bp', 'diab', 'chol', 'smoke', 'family', 'hormone', 'none'], {
      place: 'RISK',
      optionsIf: { hormone: hasWomansBody },
    }),
    many('assoc', 'OTHER_SIGNS', ['palp', 'cough', 'burn', 'rash', 'anx', 'none'], { place: 'SIGNS' }),
  ],
  [
    rule('pain-now-high-risk', 'CALL_112', all(is('present', 'yes'), is('risk', 'heart', 'diab'))),
    rule(
      'pain-now-over-35',
      'CALL_112',
      all(is('present', 'yes'), years({ atLeast: 35 }), is('when', 'effort', 'rest')),
    ),
    rule('pain-now-severe', 'CALL_112', all(is('present', 'yes'), from('severity', 7))),
    today('present', 'yes', 'today'),
    today('when', 'effort', 'rest'),
    today('risk', 'heart'),
    today('assoc', 'palp'),
    flag('risk', 'diab', 'hormone'),
  ],
);
