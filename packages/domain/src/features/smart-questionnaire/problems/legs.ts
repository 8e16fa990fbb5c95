import { many, one } from './asking-notation.ts';
import { problem } from './problem.ts';
import { all, flag, is, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const hipGroinPain = problem(
  'HIP_GROIN_PAIN',
  [
    shared.side,
    one('place', 'PLACE', ['groin', 'outer', 'buttock', 'thigh']),
    shared.duration,
    shared.injury,
    shared.walking,
    shared.severity,
    shared.hopes,
  ],
  [
    today('walking', 'cannot'),
    rule('child-limp', 'CLINIC_TODAY', all(years({ below: 16 }), is('walking', 'limp', 'aid', 'cannot'))),
    rule('fall-over-65', 'FLAG', all(years({ atLeast: 65 }), is('injury', 'injury'))),
  ],
);

export const kneePain = problem(
  'KNEE_PAIN',
  [
    shared.side,
    shared.duration,
    shared.injury,
    one('swelling', 'NATURE', ['no', 'fast', 'slow']),
    many('mech', 'OTHER_SIGNS', ['lock', 'give', 'click', 'stiff', 'none'], { place: 'SIGNS' }),
    shared.walking,
    shared.severity,
  ],
  [
    today('walking', 'cannot'),
    flag('swelling', 'fast'),
    flag('mech', 'lock'),
    rule('child-knee-no-injury', 'FLAG', all(years({ below: 16 }), is('injury', 'no', 'unsure'))),
  ],
);

export const anklePain = problem(
  'ANKLE_PAIN',
  [
    shared.side,
    shared.duration,
    shared.injury,
    one('place', 'PLACE', ['outer', 'inner', 'heel', 'sole', 'toe']),
    shared.walking,
    shared.severity,
    shared.hopes,
  ],
  [today('walking', 'cannot')],
);
