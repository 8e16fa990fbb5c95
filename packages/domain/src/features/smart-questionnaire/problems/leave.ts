import { date, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { is, rule } from './rule-notation.ts';
import * as shared from './shared-questions.ts';
import { canHaveOwnLeave } from './who-can.ts';

export const fitNote = problem(
  'FIT_NOTE',
  [
    shared.leaveType,
    shared.startDate,
    shared.illness,
    { ...shared.carePatientCode, showIf: is('leaveType', 'CARE_NOTE') },
    text('jobDescription', 'LEAVE', { required: false }),
    one('worksWeekends', 'LEAVE', ['yes', 'no']),
    text('unavailableTimes', 'TIMES', { required: false }),
  ],
  [],
);

export const sickLeave = problem(
  'SICK_LEAVE',
  [
    shared.leaveType,
    shared.startDate,
    shared.illness,
    { ...shared.carePatientCode, showIf: is('leaveType', 'CARE_NOTE') },
  ],
  [],
);

export const fitNoteEnd = problem('FIT_NOTE_END', [
  one('leaveType', 'LEAVE', ['SICK_NOTE', 'CARE_NOTE'], { optionsIf: { SICK_NOTE: canHaveOwnLeave } }),
  date('returnDate', 'LEAVE'),
  { ...shared.carePatientCode, showIf: is('leaveType', 'CARE_NOTE') },
  shared.note,
]);

export const fitNoteEnlengthen = problem(
  'FIT_NOTE_ENLENGTHEN',
  [
    one('leaveType', 'LEAVE', ['SICK_NOTE', 'CARE_NOTE'], { optionsIf: { SICK_NOTE: canHaveOwnLeave } }),
    shared.course,
    shared.illness,
    date('until', 'LEAVE', { required: false }),
  ],
  [rule('worse-on-leave', 'FLAG', is('course', 'worse'))],
);
