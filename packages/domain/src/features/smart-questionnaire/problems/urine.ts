import { many, number, one } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, male, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const urinaryDisorder = problem(
  'URINARY_DISORDER',
  [
    many('symptoms', 'OTHER_SIGNS', ['freq', 'urge', 'leak', 'stream', 'pain', 'blood', 'none'], {
      place: 'SIGNS',
    }),
    shared.duration,
    one('leakwhen', 'NATURE', ['cough', 'urge', 'always'], { showIf: is('symptoms', 'leak') }),
    number('night', 'NATURE', 'count', { required: false }),
    shared.temperature,
    shared.pregnancy,
    shared.hopes,
  ],
  [
    today('pregnancy', 'yes'),
    rule('fever-with-urinary-symptoms', 'CLINIC_TODAY', from('temperature', 38)),
    flag('symptoms', 'blood'),
    flag('leakwhen', 'always'),
    rule('visible-haematuria-45', 'FLAG', all(years({ atLeast: 45 }), is('symptoms', 'blood'))),
    ...fever,
  ],
);

export const dysuria = problem(
  'DYSURIA',
  [
    many('symptoms', 'OTHER_SIGNS', ['burn', 'freq', 'urge', 'belly', 'blood', 'cloudy', 'disch', 'none'], {
      place: 'SIGNS',
    }),
    shared.duration,
    shared.temperature,
    number('recurrence', 'RISK', 'count', { required: false }),
    many('risk', 'RISK', ['diab', 'kidney', 'cath', 'immun', 'sti', 'abx', 'none'], { place: 'RISK' }),
    shared.pregnancy,
    shared.hopes,
  ],
  [
    today('pregnancy', 'yes'),
    rule('fever-with-dysuria', 'CLINIC_TODAY', from('temperature', 38)),
    rule('child-uti', 'CLINIC_TODAY', years({ below: 12 })),
    flag('symptoms', 'blood', 'disch'),
    flag('risk', 'diab', 'kidney', 'cath', 'immun'),
    flag('pregnancy', 'maybe'),
    rule('male-uti', 'FLAG', male),
    rule('recurrent-uti', 'FLAG', from('recurrence', 3)),
    rule('visible-haematuria-45', 'FLAG', all(years({ atLeast: 45 }), is('symptoms', 'blood'))),
    ...fever,
  ],
);
