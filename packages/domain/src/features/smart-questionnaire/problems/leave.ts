import { date, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { is, rule } from './rule-notation.ts';
import * as shared from './shared-questions.ts';
import { canHaveOwnLeave } from './who-can.ts';

const isCareLeave = is('leaveType', 'CARE_NOTE');
const carePatientCode = { ...shared.carePatientCode, showIf: isCareLeave };

/** Of a leave that has begun: whoever knows its first day tells it. */
const startDateIfKnown = { ...shared.startDate, required: false };

/** Both names of the catalogue ask for the same: what a leave is written from. */
const leaveStart = [
  shared.leaveType,
  shared.startDate,
  shared.illness,
  carePatientCode,
  text('jobDescription', 'LEAVE', { required: false, words: 'FIT_NOTE.jobDescription' }),
  one('worksWeekends', 'LEAVE', ['yes', 'no'], { words: 'FIT_NOTE.worksWeekends' }),
  text('unavailableTimes', 'TIMES', { required: false, words: 'FIT_NOTE.unavailableTimes' }),
];

export const fitNote = problem('FIT_NOTE', leaveStart);

export const sickLeave = problem('SICK_LEAVE', leaveStart);

export const fitNoteEnd = problem('FIT_NOTE_END', [
  one('leaveType', 'LEAVE', ['SICK_NOTE', 'CARE_NOTE'], { optionsIf: { SICK_NOTE: canHaveOwnLeave } }),
  date('returnDate', 'LEAVE'),
  startDateIfKnown,
  carePatientCode,
  shared.note,
]);

export const fitNoteEnlengthen = problem(
  'FIT_NOTE_ENLENGTHEN',
  [
    one('leaveType', 'LEAVE', ['SICK_NOTE', 'CARE_NOTE'], { optionsIf: { SICK_NOTE: canHaveOwnLeave } }),
    carePatientCode,
    startDateIfKnown,
    shared.course,
    shared.illness,
    date('until', 'LEAVE', { required: false }),
  ],
  [rule('worse-on-leave', 'FLAG', is('course', 'worse'))],
);
