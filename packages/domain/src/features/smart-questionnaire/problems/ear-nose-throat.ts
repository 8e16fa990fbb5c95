import { many, number, one } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, months, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const earPain = problem(
  'EAR_PAIN',
  [
    shared.side,
    shared.duration,
    shared.severity,
    shared.temperature,
    one('discharge', 'OTHER_SIGNS', ['no', 'clear', 'pus', 'blood']),
    many('assoc', 'OTHER_SIGNS', ['cold', 'hear', 'itch', 'jaw', 'object', 'diabetes', 'none'], {
      place: 'SIGNS',
    }),
    shared.hopes,
  ],
  [
    rule('infant-ear-pain', 'CLINIC_TODAY', months({ below: 6 })),
    rule('severe-pain-diabetes', 'CLINIC_TODAY', all(is('assoc', 'diabetes'), from('severity', 7))),
    flag('discharge', 'pus', 'blood'),
    flag('assoc', 'object', 'diabetes'),
    rule('bilateral-under-2', 'FLAG', all(years({ below: 2 }), is('side', 'both'))),
    ...fever,
  ],
);

export const rhinorrheaCongestion = problem(
  'RHINORRHEA_CONGESTION',
  [
    shared.duration,
    one('discharge', 'OTHER_SIGNS', ['clear', 'thick', 'blood', 'none']),
    shared.temperature,
    many('assoc', 'OTHER_SIGNS', ['face', 'sneeze', 'smell', 'cough', 'ear', 'again', 'none'], {
      place: 'SIGNS',
    }),
    one('pattern', 'NATURE', ['cold', 'season', 'contact', 'always']),
    number('spraydays', 'MEDICINES', 'days', { required: false }),
    shared.hopes,
  ],
  [
    flag('discharge', 'blood'),
    flag('assoc', 'again'),
    rule('infant-under-3-months', 'CLINIC_TODAY', months({ below: 3 })),
    rule('infant-under-6-months', 'FLAG', months({ atLeast: 3, below: 6 })),
    rule('decongestant-overuse', 'FLAG', from('spraydays', 8)),
    ...fever,
  ],
);

export const soreThroat = problem(
  'SORE_THROAT',
  [
    shared.duration,
    shared.temperature,
    shared.severity,
    many('signs', 'OTHER_SIGNS', ['pus', 'glands', 'cough', 'nose', 'rash', 'hoarse', 'none'], {
      place: 'SIGNS',
    }),
    one('drink', 'SEVERITY', ['ok', 'fluids', 'no']),
    many('risk', 'RISK', ['drugs', 'immun', 'contact', 'often', 'none'], { place: 'RISK' }),
    shared.hopes,
  ],
  [
    rule('fever-immunosuppressed', 'CALL_112', all(is('risk', 'drugs', 'immun'), from('temperature', 38))),
    today('drink', 'no'),
    today('risk', 'drugs'),
    flag('signs', 'rash'),
    flag('risk', 'immun', 'often'),
    rule('longer-than-a-week', 'FLAG', is('duration', 'w1_3', 'w3_12', 'm3plus')),
    ...fever,
  ],
);
