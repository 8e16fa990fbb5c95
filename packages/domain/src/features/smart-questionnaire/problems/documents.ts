import { date, many, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { flag, from, is, rule } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const certificate = problem(
  'CERTIFICATE',
  [
    one('kindOf', 'DOCUMENT', ['driver', 'weapon', 'school', 'work', 'sport', 'disability', 'other']),
    one('declaration', 'DOCUMENT', ['yes', 'no', 'na']),
    date('deadline', 'DOCUMENT', { required: false }),
    many('health', 'DOCUMENT', ['faint', 'vision', 'psych', 'insulin', 'none'], {
      showIf: is('kindOf', 'driver', 'weapon'),
      place: 'RISK',
    }),
    shared.note,
  ],
  [flag('health', 'faint', 'vision', 'psych', 'insulin')],
);

export const certificateExtra = problem('CERTIFICATE_EXTRA', [
  text('kindOf', 'DOCUMENT'),
  date('deadline', 'DOCUMENT', { required: false }),
  shared.note,
]);

export const requestReferral = problem(
  'REQUEST_REFERRAL',
  [
    text('specialist', 'CHOOSE_RIGHT_HELP'),
    text('reason', 'CHOOSE_RIGHT_HELP'),
    one('before', 'CHOOSE_RIGHT_HELP', ['no', 'family', 'spec']),
    shared.bother,
  ],
  [rule('severe-complaint', 'FLAG', from('severity', 8))],
);
