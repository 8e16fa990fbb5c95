import { danger, many, one } from './asking-notation.ts';
import { problem } from './problem.ts';
import { all, call112, flag, is, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const hipGroinPain = problem(
  'HIP_GROIN_PAIN',
  [
    danger('fracture', 'hernia', 'testis', 'hotfever', 'nopulse', 'noweight', 'calf'),
    shared.side,
    one('place', 'PLACE', ['groin', 'outer', 'buttock', 'thigh']),
    shared.duration,
    shared.injury,
    shared.walking,
    shared.severity,
    shared.hopes,
  ],
  [
    call112('danger', 'fracture', 'hernia', 'testis', 'hotfever', 'nopulse'),
    today('danger', 'noweight', 'calf'),
    today('walking', 'cannot'),
    rule('child-limp', 'CLINIC_TODAY', all(years({ below: 16 }), is('walking', 'limp', 'aid', 'cannot'))),
    rule('fall-over-65', 'FLAG', all(years({ atLeast: 65 }), is('injury', 'injury'))),
  ],
);

export const kneePain = problem(
  'KNEE_PAIN',
  [
    danger('deform', 'nopulse', 'hotfever', 'noweight', 'calf', 'hotjoint'),
    shared.side,
    shared.duration,
    shared.injury,
    one('swelling', 'NATURE', ['no', 'fast', 'slow']),
    many('mech', 'OTHER_SIGNS', ['lock', 'give', 'click', 'stiff', 'none'], { place: 'SIGNS' }),
    shared.walking,
    shared.severity,
  ],
  [
    call112('danger', 'deform', 'nopulse', 'hotfever'),
    today('danger', 'noweight', 'calf', 'hotjoint'),
    today('walking', 'cannot'),
    flag('swelling', 'fast'),
    flag('mech', 'lock'),
    rule('child-knee-no-injury', 'FLAG', all(years({ below: 16 }), is('injury', 'no', 'unsure'))),
  ],
);

export const anklePain = problem(
  'ANKLE_PAIN',
  [
    danger('deform', 'nopulse', 'hotfever', 'noweight', 'bone', 'achilles', 'calf', 'hotjoint', 'ulcer'),
    shared.side,
    shared.duration,
    shared.injury,
    one('place', 'PLACE', ['outer', 'inner', 'heel', 'sole', 'toe']),
    shared.walking,
    shared.severity,
    shared.hopes,
  ],
  [
    call112('danger', 'deform', 'nopulse', 'hotfever'),
    today('danger', 'noweight', 'bone', 'achilles', 'calf', 'hotjoint', 'ulcer'),
    today('walking', 'cannot'),
  ],
);
