import { date, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { all, call112, flag, is, rule, today, years } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const procSutures = problem(
  'PROC_SUTURES',
  [shared.woundPlace, date('placed', 'CHOOSE_RIGHT_HELP'), shared.woundState, shared.availability],
  [call112('state', 'bleed'), today('state', 'red', 'pus', 'open', 'fever')],
);

export const procWounddressing = problem(
  'PROC_WOUNDDRESSING',
  [
    shared.woundPlace,
    one('cause', 'CAUSE', ['surgery', 'injury', 'burn', 'bite', 'ulcer']),
    shared.woundState,
    shared.availability,
  ],
  [
    call112('state', 'bleed'),
    rule('child-burn', 'CLINIC_TODAY', all(years({ below: 5 }), is('cause', 'burn'))),
    today('cause', 'bite'),
    today('state', 'red', 'pus', 'open', 'fever'),
    flag('cause', 'ulcer'),
  ],
);

export const procCastremoval = problem(
  'PROC_CASTREMOVAL',
  [
    one('limb', 'PLACE', ['arm', 'leg', 'other']),
    date('placed', 'CHOOSE_RIGHT_HELP'),
    text('orders', 'CHOOSE_RIGHT_HELP', { required: false }),
    shared.availability,
  ],
  [],
);
