import { many, number, one, text } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, isNot, months, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const constipation = problem(
  'CONSTIPATION',
  [
    one('last', 'NATURE', ['d0_2', 'd3_4', 'd5_7', 'gt7']),
    shared.duration,
    many('assoc', 'OTHER_SIGNS', ['hard', 'blood', 'altern', 'pain', 'weight', 'none'], { place: 'SIGNS' }),
    many('medicines', 'MEDICINES', ['opioid', 'iron', 'psych', 'water', 'none']),
    one('fluids', 'SEVERITY', ['good', 'little', 'unsure']),
    shared.hopes,
  ],
  [
    today('last', 'gt7'),
    rule('newborn', 'CLINIC_TODAY', months({ below: 2 })),
    flag('last', 'd5_7'),
    flag('assoc', 'blood', 'altern', 'weight'),
    rule(
      'new-bowel-change-over-50',
      'FLAG',
      all(years({ atLeast: 50 }), is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ),
  ],
);

export const diarrhea = problem(
  'DIARRHEA',
  [
    number('times', 'NATURE', 'count'),
    shared.duration,
    many('stool', 'OTHER_SIGNS', ['water', 'mucus', 'blood', 'fat', 'none']),
    shared.temperature,
    shared.urine,
    many('exposure', 'CAUSE', ['travel', 'abx', 'food', 'others', 'job', 'none']),
    shared.hopes,
  ],
  [
    today('stool', 'blood'),
    today('urine', 'none'),
    rule('infant-6-stools', 'CLINIC_TODAY', all(months({ below: 12 }), from('times', 6))),
    rule('infant-under-3-months', 'CLINIC_TODAY', months({ below: 3 })),
    rule('12-stools', 'CLINIC_TODAY', from('times', 12)),
    rule('over-75', 'CLINIC_TODAY', all(years({ atLeast: 75 }), from('times', 6))),
    rule('fever-after-day-4', 'CLINIC_TODAY', all(is('duration', 'd4_7'), from('temperature', 38.5))),
    flag('stool', 'fat'),
    flag('exposure', 'travel', 'abx'),
    rule('longer-than-a-week', 'FLAG', is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ...fever,
  ],
);

export const weightLoss = problem(
  'WEIGHT_LOSS',
  [
    number('kg', 'SEVERITY', 'kgChange'),
    one('period', 'NATURE', ['m1', 'm3', 'm6', 'm12']),
    number('weight', 'SEVERITY', 'kg', { required: false }),
    one('intent', 'NATURE', ['yes', 'no', 'partly']),
    many(
      'assoc',
      'OTHER_SIGNS',
      ['thirst', 'bowel', 'swallow', 'cough', 'sweats', 'lump', 'thyroid', 'mood', 'eating', 'none'],
      { place: 'SIGNS' },
    ),
    text('medicines', 'MEDICINES', { required: false }),
    shared.expect,
  ],
  [
    today('assoc', 'thirst'),
    rule('rapid-loss', 'CLINIC_TODAY', all(isNot('intent', 'yes'), from('kg', 5), is('period', 'm1'))),
    rule('young-child-weight-loss', 'CLINIC_TODAY', years({ below: 2 })),
    flag('intent', 'no'),
    flag('assoc', 'bowel', 'swallow', 'cough', 'sweats', 'lump', 'eating'),
    rule('unintended-5kg', 'FLAG', all(isNot('intent', 'yes'), from('kg', 5))),
  ],
);
