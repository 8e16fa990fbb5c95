import { many, number, one } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, months, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';
import { hasWomansBody } from './who-can.ts';

export const gastrointestinal = problem(
  'GASTROINTESTINAL',
  [
    many(
      'symptoms',
      'OTHER_SIGNS',
      ['heartburn', 'upper', 'bloat', 'nausea', 'habit', 'blood', 'swallow', 'none'],
      { place: 'SIGNS' },
    ),
    shared.duration,
    shared.bother,
    one('meals', 'NATURE', ['after', 'empty', 'foods', 'none']),
    many('medicines', 'MEDICINES', ['nsaid', 'thinner', 'abx', 'iron', 'metformin', 'none']),
    number('weightloss', 'SEVERITY', 'kgChange', { required: false }),
    shared.hopes,
  ],
  [
    flag('symptoms', 'blood', 'swallow'),
    flag('medicines', 'nsaid', 'thinner'),
    rule('weight-loss', 'FLAG', from('weightloss', 3)),
    rule(
      'new-dyspepsia-over-55',
      'FLAG',
      all(years({ atLeast: 55 }), is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ),
  ],
);

export const abdominalPain = problem(
  'ABDOMINAL_PAIN',
  [
    one('location', 'PLACE', ['upper', 'upright', 'upleft', 'navel', 'lowright', 'lowleft', 'lowmid', 'all']),
    shared.duration,
    shared.severity,
    shared.temperature,
    many('assoc', 'OTHER_SIGNS', ['vomit', 'diarr', 'const', 'urine', 'vaginal', 'weight', 'none'], {
      place: 'SIGNS',
      optionsIf: { vaginal: hasWomansBody },
    }),
    shared.pregnancy,
    shared.hopes,
  ],
  [
    today('pregnancy', 'yes', 'maybe'),
    rule('severe-pain', 'CLINIC_TODAY', from('severity', 8)),
    rule(
      'possible-appendicitis',
      'CLINIC_TODAY',
      all(is('location', 'lowright'), is('duration', 'lt24h', 'd1_3')),
    ),
    rule('fever-with-abdominal-pain', 'CLINIC_TODAY', from('temperature', 38)),
    rule('infant', 'CLINIC_TODAY', months({ below: 12 })),
    rule('acute-pain-over-65', 'CLINIC_TODAY', all(years({ atLeast: 65 }), is('duration', 'lt24h', 'd1_3'))),
    flag('assoc', 'vaginal', 'weight'),
    ...fever,
  ],
);

export const nauseaVomiting = problem(
  'NAUSEA_VOMITING',
  [
    number('times', 'NATURE', 'count'),
    shared.duration,
    one('drink', 'SEVERITY', ['ok', 'sips', 'no', 'no12']),
    shared.temperature,
    many('assoc', 'OTHER_SIGNS', ['diarr', 'head', 'dizzy', 'diab', 'newmed', 'weight', 'none'], {
      place: 'SIGNS',
    }),
    shared.pregnancy,
    shared.hopes,
  ],
  [
    today('drink', 'no12'),
    today('assoc', 'diab'),
    today('pregnancy', 'yes'),
    rule('infant-under-3-months', 'CLINIC_TODAY', months({ below: 3 })),
    rule('10-times', 'CLINIC_TODAY', all(from('times', 10))),
    flag('drink', 'no'),
    flag('assoc', 'newmed', 'weight'),
    rule('longer-than-a-week', 'FLAG', is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ...fever,
  ],
);

export const dysphagia = problem(
  'DYSPHAGIA',
  [
    one('what', 'NATURE', ['solid', 'liquid', 'both', 'lump']),
    shared.duration,
    shared.course,
    many('assoc', 'OTHER_SIGNS', ['pain', 'heartburn', 'cough', 'hoarse', 'vomit', 'blood', 'none'], {
      place: 'SIGNS',
    }),
    number('weightloss', 'SEVERITY', 'kgChange', { required: false }),
    shared.smoking,
    shared.expect,
  ],
  [
    today('what', 'both'),
    today('assoc', 'blood'),
    rule('weight-loss-5kg', 'CLINIC_TODAY', from('weightloss', 5)),
    flag('what', 'solid', 'liquid'),
    flag('assoc', 'cough', 'hoarse'),
    rule(
      'progressive-dysphagia',
      'FLAG',
      all(is('course', 'worse'), is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ),
  ],
);
