import { many, one } from './asking-notation.ts';
import { fever } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, from, is, months, rule } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const skinRash = problem(
  'SKIN_RASH',
  [
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
  [flag('place', 'mouth'), flag('change', 'grow', 'shape', 'colour', 'bleed')],
);
