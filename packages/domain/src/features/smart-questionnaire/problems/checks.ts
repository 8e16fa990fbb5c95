import { many, number, one, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { flag, from, is, rule, today, under } from './rule-notation.ts';
import * as shared from './shared-questions.ts';
import { canBePregnant } from './who-can.ts';

export const requestVaccination = problem(
  'REQUEST_VACCINATION',
  [
    many('vaccine', 'CHOOSE_RIGHT_HELP', [
      'flu',
      'tbe',
      'td',
      'covid',
      'pneumo',
      'hpv',
      'child',
      'travel',
      'other',
    ]),
    many('check', 'SAFE_MEDICINE', ['reaction', 'ill', 'preg', 'immun', 'wound', 'none'], {
      place: 'RISK',
      optionsIf: { preg: canBePregnant },
    }),
    text('travel', 'CHOOSE_RIGHT_HELP', { required: false, showIf: is('vaccine', 'travel') }),
    shared.availability,
  ],
  [today('check', 'wound'), flag('check', 'reaction', 'preg', 'immun')],
);

export const requestLabs = problem('REQUEST_LABS', [
  one('why', 'CHOOSE_RIGHT_HELP', ['follow', 'symptom', 'check', 'result']),
  text('which', 'CHOOSE_RIGHT_HELP'),
  one('last', 'CHOOSE_RIGHT_HELP', ['m3', 'y1', 'old']),
  shared.availability,
]);

export const wellnessVisitChild = problem(
  'WELLNESS_VISIT_CHILD',
  [
    one('ageGroup', 'CHOOSE_RIGHT_HELP', ['infant', 'toddler', 'preschool', 'school']),
    many('concerns', 'OTHER_SIGNS', [
      'growth',
      'speech',
      'motor',
      'behav',
      'lost',
      'sleep',
      'senses',
      'none',
    ]),
    one('vaccines', 'CHOOSE_RIGHT_HELP', ['yes', 'discuss', 'no']),
    shared.availability,
    shared.note,
  ],
  [flag('concerns', 'lost', 'senses')],
);

export const wellnessDiabetes = problem(
  'WELLNESS_DIABETES',
  [
    number('glucose', 'SEVERITY', 'mmolPerLitre', { required: false }),
    one('hypo', 'SEVERITY', ['never', 'month', 'week', 'help']),
    many('changes', 'OTHER_SIGNS', ['vision', 'numb', 'thirst', 'weight', 'none']),
    shared.availability,
  ],
  [
    rule('very-high-glucose', 'CLINIC_TODAY', from('glucose', 20)),
    rule('low-glucose', 'CLINIC_TODAY', under('glucose', 3)),
    today('hypo', 'help'),
    flag('hypo', 'week'),
    flag('changes', 'vision', 'thirst'),
  ],
);

export const weightManagementScreening = problem(
  'WEIGHT_MANAGEMENT_SCREENING',
  [
    number('height', 'SEVERITY', 'cm'),
    number('weight', 'SEVERITY', 'kg'),
    many('conditions2', 'RISK', ['diab', 'bp', 'apnea', 'joint', 'heart', 'eating', 'none'], {
      place: 'RISK',
    }),
    text('tried', 'TREATMENT_TRIED', { required: false, place: 'TRIED' }),
  ],
  [flag('conditions2', 'apnea', 'heart', 'eating')],
);
