import { many, number, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, isNot, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const headache = problem(
  'HEADACHE',
  [
    shared.duration,
    shared.onset,
    shared.severity,
    many('assoc', 'OTHER_SIGNS', ['nausea', 'light', 'aura', 'tear', 'neck', 'morning', 'none'], {
      place: 'SIGNS',
    }),
    number('painkillers', 'MEDICINES', 'daysPerMonth', { required: false }),
    shared.pregnancy,
    shared.hopes,
  ],
  [
    rule('sudden-severe-headache', 'CALL_112', all(is('onset', 'sudden'), from('severity', 7))),
    today('pregnancy', 'yes'),
    rule('young-child-headache', 'CLINIC_TODAY', all(years({ below: 5 }), isNot('duration', 'lt24h'))),
    flag('onset', 'sudden'),
    flag('assoc', 'morning'),
    rule('medication-overuse', 'FLAG', from('painkillers', 10)),
    rule(
      'new-headache-over-50',
      'FLAG',
      all(years({ atLeast: 50 }), is('duration', 'lt24h', 'd1_3', 'd4_7', 'w1_3')),
    ),
  ],
);

export const vertigo = problem(
  'VERTIGO',
  [
    shared.duration,
    one('kind', 'NATURE', ['spin', 'faint', 'unsteady', 'vague']),
    shared.attack,
    many('trigger', 'CAUSE', ['turn', 'stand', 'effort', 'stress', 'none']),
    many('ear', 'OTHER_SIGNS', ['hear', 'ring', 'full', 'pain', 'none'], { place: 'SIGNS' }),
    one('falls', 'DAILY_LIFE', ['yes', 'no', 'unsure']),
    text('medicines', 'MEDICINES', { required: false }),
  ],
  [flag('trigger', 'effort'), flag('ear', 'hear'), flag('falls', 'yes')],
);

export const tinnitus = problem(
  'TINNITUS',
  [
    shared.side,
    shared.duration,
    one('kind', 'NATURE', ['ring', 'pulse', 'click', 'voices']),
    one('hearing', 'NATURE', ['normal', 'gradual', 'oneear']),
    many('assoc', 'OTHER_SIGNS', ['vertigo', 'pain', 'wax', 'noise', 'jaw', 'none'], { place: 'SIGNS' }),
    text('medicines', 'MEDICINES', { required: false }),
    shared.bother,
  ],
  [flag('kind', 'pulse', 'voices'), flag('hearing', 'oneear'), flag('assoc', 'vertigo')],
);
