import type { Condition } from '../asking/condition.ts';
import { date, many, number, one, text, time } from './asking-notation.ts';
import { canBePregnant, canHaveOwnLeave } from './who-can.ts';

export const describe = text('describe', 'OWN_WORDS', {
  required: false,
  words: 'describe',
  maxLength: 3000,
});
export const duration = one('duration', 'DURATION', ['lt24h', 'd1_3', 'd4_7', 'w1_3', 'w3_12', 'm3plus'], {
  place: 'DURATION',
  words: 'duration',
});
export const bother = number('severity', 'SEVERITY', 'scale', { place: 'SEVERITY', words: 'bother' });
export const course = one('course', 'COURSE', ['better', 'same', 'worse', 'fluct'], {
  place: 'COURSE',
  words: 'course',
});
export const temperature = number('temperature', 'FEVER', 'celsius', {
  required: false,
  words: 'temperature',
});
export const conditions = many(
  'conditions',
  'RISK',
  ['pregnant', 'diabetes', 'heart', 'lung', 'kidney', 'immun', 'chemo', 'thinner', 'none'],
  { place: 'RISK', words: 'conditions', optionsIf: { pregnant: canBePregnant } },
);
export const lumpSize = one('size', 'NATURE', ['pea', 'grape', 'walnut'], { words: 'lumpSize' });
export const lumpFeel = one('feel', 'NATURE', ['soft', 'tender', 'hard', 'unsure'], { words: 'lumpFeel' });
export const smoking = one('smoking', 'RISK', ['never', 'past', 'now'], { words: 'smoking' });
export const expect = text('expect', 'EXPECTATION', {
  required: false,
  place: 'EXPECTATION',
  words: 'expect',
});
export const impact = one('impact', 'DAILY_LIFE', ['none', 'some', 'work', 'bed'], { words: 'impact' });
export const support = one('support', 'SUPPORT', ['yes', 'little', 'no'], { words: 'support' });
export const substances = one('substances', 'RISK', ['no', 'some', 'often', 'daily'], {
  words: 'substances',
});
export const history = many(
  'history',
  'RISK',
  ['past', 'bipolar', 'treat', 'birth', 'attempt', 'event', 'none'],
  { place: 'RISK', words: 'history', optionsIf: { birth: canBePregnant } },
);
export const sleep = one('sleep', 'DAILY_LIFE', ['ok', 'falling', 'waking', 'toomuch'], { words: 'sleep' });
export const severity = number('severity', 'SEVERITY', 'scale', { place: 'SEVERITY', words: 'severity' });
export const urine = one('urine', 'SEVERITY', ['normal', 'less', 'none'], { words: 'urine' });
export const onset = one('onset', 'NATURE', ['sudden', 'hours', 'gradual'], { words: 'onset' });
export const attack = time('attack', 'NATURE', { required: false, words: 'attack' });
export const side = one('side', 'PLACE', ['left', 'right', 'both'], { words: 'side' });
export const injury = one('injury', 'CAUSE', ['no', 'injury', 'strain', 'unsure'], { words: 'injury' });
export const motion = one('motion', 'NATURE', ['full', 'painful', 'limited', 'none'], { words: 'motion' });
export const walking = one('walking', 'DAILY_LIFE', ['normal', 'limp', 'aid', 'cannot'], {
  words: 'walking',
});
export const skinPlace = many(
  'place',
  'PLACE',
  ['face', 'trunk', 'arms', 'legs', 'folds', 'genital', 'mouth'],
  { words: 'skinPlace' },
);
export const itch = one('itch', 'NATURE', ['no', 'some', 'strong', 'pain'], { words: 'itch' });
export const availability = text('availability', 'TIMES', { required: false, words: 'availability' });
export const medicine = text('medicine', 'SAFE_MEDICINE', { words: 'medicine' });
export const medicineLeft = one('left', 'SAFE_MEDICINE', ['out', 'd3', 'w1', 'more'], {
  words: 'medicineLeft',
});
export const treatmentChange = one('change', 'SAFE_MEDICINE', ['no', 'better', 'worse', 'side'], {
  words: 'treatmentChange',
});
export const measurements = text('measure', 'SAFE_MEDICINE', { required: false, words: 'measurements' });
export const leaveType = one('leaveType', 'LEAVE', ['SICK_NOTE', 'CARE_NOTE', 'NOT_NEEDED'], {
  words: 'leaveType',
  optionsIf: { SICK_NOTE: canHaveOwnLeave },
});
export const startDate = date('startDate', 'LEAVE', { words: 'startDate' });
export const illness = text('symptoms', 'LEAVE', { words: 'illness' });
export const carePatientCode = text('carePatientCode', 'LEAVE', {
  words: 'carePatientCode',
  format: 'personalCode',
  maxLength: 20,
});
export const note = text('note', 'OWN_WORDS', { required: false, words: 'note' });
export const woundPlace = text('where', 'PLACE', { words: 'woundPlace' });
export const woundState = many('state', 'OTHER_SIGNS', ['clean', 'red', 'pus', 'open', 'fever', 'bleed'], {
  words: 'woundState',
});
/** What was tried and what is hoped for, in one: two empty boxes at the end are one too many. */
export const hopes = text('hopes', 'EXPECTATION', { required: false, place: 'EXPECTATION', words: 'hopes' });

const mayBePregnant: Condition = {
  all: [{ sexIn: ['FEMALE', 'NOT_DISCLOSED'] }, { ageMonths: { atLeast: 12 * 12, below: 56 * 12 } }],
};
export const pregnancy = one('pregnancy', 'PREGNANCY', ['yes', 'maybe', 'no'], {
  showIf: mayBePregnant,
  place: 'RISK',
  words: 'pregnancy',
});
