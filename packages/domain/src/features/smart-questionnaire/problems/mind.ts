import { many, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { flag, today } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const moodDisorder = problem(
  'MOOD_DISORDER',
  [
    many(
      'symptoms',
      'OTHER_SIGNS',
      ['low', 'interest', 'irritable', 'tired', 'concentr', 'guilt', 'mania', 'none'],
      { place: 'SIGNS' },
    ),
    shared.duration,
    shared.impact,
    shared.support,
    shared.substances,
    shared.history,
    shared.hopes,
  ],
  [
    today('symptoms', 'mania'),
    flag('support', 'no'),
    flag('substances', 'daily'),
    flag('history', 'bipolar', 'birth', 'attempt'),
  ],
);

export const anxiety = problem(
  'ANXIETY',
  [
    many('symptoms', 'OTHER_SIGNS', ['worry', 'panic', 'body', 'avoid', 'tension', 'compuls', 'none'], {
      place: 'SIGNS',
    }),
    shared.duration,
    text('triggers', 'CAUSE', { required: false }),
    shared.sleep,
    shared.impact,
    shared.substances,
    shared.hopes,
  ],
  [flag('substances', 'daily')],
);

export const depression = problem(
  'DEPRESSION',
  [
    one('lowmood', 'DAILY_LIFE', ['never', 'some', 'half', 'daily']),
    one('interest', 'DAILY_LIFE', ['never', 'some', 'half', 'daily']),
    shared.duration,
    shared.impact,
    shared.support,
    shared.history,
    shared.hopes,
  ],
  [
    flag('lowmood', 'daily'),
    flag('interest', 'daily'),
    flag('support', 'no'),
    flag('history', 'bipolar', 'birth', 'attempt'),
  ],
);
