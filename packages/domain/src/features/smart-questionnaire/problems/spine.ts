import { many, one } from './asking-notation.ts';
import { problem } from './problem.ts';
import { all, call112, flag, is, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const backPain = problem(
  'BACK_PAIN',
  [
    shared.duration,
    one('location', 'PLACE', ['low', 'mid', 'buttock', 'neck']),
    one('radiation', 'PLACE', ['no', 'thigh', 'below', 'both']),
    shared.severity,
    one('rest', 'NATURE', ['yes', 'partly', 'no', 'stiff']),
    many('risk', 'RISK', ['cancer', 'weight', 'osteo', 'immun', 'none'], { place: 'RISK' }),
    shared.hopes,
  ],
  [
    call112('radiation', 'both'),
    today('risk', 'cancer'),
    flag('rest', 'no'),
    flag('risk', 'weight', 'osteo', 'immun'),
    rule(
      'possible-fracture',
      'FLAG',
      all(years({ atLeast: 50 }), is('duration', 'lt24h', 'd1_3', 'd4_7', 'w1_3'), is('risk', 'osteo')),
    ),
    rule('child-back-pain', 'FLAG', years({ below: 18 })),
  ],
);

export const neckPain = problem(
  'NECK_PAIN',
  [
    shared.duration,
    shared.injury,
    one('radiation', 'PLACE', ['no', 'shoulder', 'arm', 'hand', 'head']),
    shared.motion,
    shared.severity,
    many('assoc', 'OTHER_SIGNS', ['head', 'weak', 'fever', 'cancer', 'weight', 'none'], { place: 'SIGNS' }),
    shared.hopes,
  ],
  [today('assoc', 'weak'), flag('radiation', 'hand'), flag('assoc', 'fever', 'cancer', 'weight')],
);
