import { danger, many, one } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, call112, flag, from, is, months, rule, today } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const skinRash = problem(
  'SKIN_RASH',
  [
    danger('purpura', 'anaph', 'breath', 'confused', 'blister', 'cellulitis', 'eyezoster'),
    shared.skinPlace,
    shared.duration,
    many('look', 'OTHER_SIGNS', ['spots', 'wheals', 'vesicles', 'scaly', 'pus', 'ring', 'none'], {
      place: 'SIGNS',
    }),
    shared.itch,
    shared.temperature,
    many('trigger', 'CAUSE', ['med', 'food', 'contact', 'tick', 'ill', 'sun', 'none']),
    shared.pregnancy,
  ],
  [
    call112('danger', 'purpura', 'anaph', 'breath', 'confused', 'blister'),
    today('danger', 'cellulitis', 'eyezoster'),
    rule('fever-with-rash', 'CLINIC_TODAY', all(from('temperature', 38.5), is('duration', 'lt24h', 'd1_3'))),
    rule('newborn-blisters', 'CLINIC_TODAY', all(months({ below: 3 }), is('look', 'vesicles', 'pus'))),
    flag('place', 'mouth'),
    flag('look', 'ring'),
    flag('trigger', 'med', 'tick'),
    flag('pregnancy', 'yes', 'maybe'),
    rule(
      'shingles-early-treatment',
      'FLAG',
      all(is('look', 'vesicles'), is('duration', 'lt24h', 'd1_3'), is('itch', 'pain')),
    ),
    ...fever,
  ],
);

export const dermatological = problem(
  'DERMATOLOGICAL',
  [
    danger('cellulitis', 'purpura', 'anaph', 'heavybleed'),
    one('topic', 'CHOOSE_RIGHT_HELP', ['mole', 'acne', 'eczema', 'wart', 'hair', 'nail', 'other']),
    shared.skinPlace,
    shared.duration,
    many('change', 'OTHER_SIGNS', ['grow', 'shape', 'colour', 'bleed', 'none'], {
      showIf: is('topic', 'mole'),
      place: 'SIGNS',
    }),
    shared.itch,
    shared.hopes,
  ],
  [
    call112('danger', 'purpura', 'anaph', 'heavybleed'),
    today('danger', 'cellulitis'),
    flag('place', 'mouth'),
    flag('change', 'grow', 'shape', 'colour', 'bleed'),
  ],
);
