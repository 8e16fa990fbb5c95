import { one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { is } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const appointment = problem(
  'APPOINTMENT',
  [
    text('reason', 'CHOOSE_RIGHT_HELP'),
    one('with', 'CHOOSE_RIGHT_HELP', ['doctor', 'nurse', 'midwife', 'any']),
    one('form', 'CHOOSE_RIGHT_HELP', ['visit', 'phone', 'video']),
    shared.availability,
  ],
  [],
);

export const cancelAppointment = problem('CANCEL_APPOINTMENT', [
  text('which', 'CHOOSE_RIGHT_HELP'),
  one('new', 'CHOOSE_RIGHT_HELP', ['yes', 'no']),
  text('availability', 'TIMES', { required: false, showIf: is('new', 'yes') }),
]);

export const billingQuestion = problem('BILLING_QUESTION', [
  text('invoice', 'CHOOSE_RIGHT_HELP', { required: false }),
  one('topic', 'CHOOSE_RIGHT_HELP', ['amount', 'pay', 'refund', 'insurance', 'other']),
  text('details', 'OWN_WORDS'),
]);

export const question = problem(
  'QUESTION',
  [
    one('topic', 'CHOOSE_RIGHT_HELP', ['health', 'medicine', 'results', 'practical']),
    text('question', 'OWN_WORDS', { maxLength: 3000 }),
  ],
  [],
);
