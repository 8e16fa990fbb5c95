import { many, one } from './asking-notation.ts';
import { fever, feverMeasuredOrTicked, feverWithConditions } from './fever-rules.ts';
import { problem } from './problem.ts';
import { all, flag, is, months, rule } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const acuteInfection = problem(
  'ACUTE_INFECTION',
  [
    many(
      'symptoms',
      'OTHER_SIGNS',
      ['fever', 'cough', 'nose', 'throat', 'ear', 'head', 'aches', 'gut', 'rash', 'urine', 'none'],
      { place: 'SIGNS' },
    ),
    shared.duration,
    shared.temperature,
    shared.course,
    shared.conditions,
    many('exposure', 'CAUSE', ['contact', 'travel', 'tick', 'hospital', 'none']),
    shared.hopes,
  ],
  [
    rule('infant-under-3-months', 'CLINIC_TODAY', months({ below: 3 })),
    rule(
      'fever-worsening-after-day-4',
      'CLINIC_TODAY',
      all(is('symptoms', 'fever'), is('duration', 'd4_7'), is('course', 'worse')),
    ),
    rule('long-fever', 'FLAG', all(is('symptoms', 'fever'), is('duration', 'w1_3', 'w3_12', 'm3plus'))),
    rule('tick-or-travel', 'FLAG', is('exposure', 'tick', 'travel')),
    ...feverWithConditions,
    ...feverMeasuredOrTicked(is('symptoms', 'fever')),
  ],
);

export const lymphadenopathy = problem(
  'LYMPHADENOPATHY',
  [
    many('site', 'PLACE', ['neck', 'ear', 'clavicle', 'armpit', 'groin']),
    shared.duration,
    shared.lumpSize,
    shared.lumpFeel,
    shared.course,
    shared.temperature,
    many('assoc', 'OTHER_SIGNS', ['cold', 'tooth', 'skin', 'sweats', 'weight', 'itch', 'none'], {
      place: 'SIGNS',
    }),
  ],
  [
    flag('site', 'clavicle'),
    flag('size', 'walnut'),
    flag('feel', 'hard'),
    flag('assoc', 'sweats', 'weight', 'itch'),
    rule('longer-than-3-weeks', 'FLAG', is('duration', 'w3_12', 'm3plus')),
    rule('growing', 'FLAG', all(is('course', 'worse'), is('duration', 'w1_3', 'w3_12', 'm3plus'))),
    ...fever,
  ],
);

export const neckMass = problem(
  'NECK_MASS',
  [
    one('site', 'PLACE', ['front', 'side', 'jaw', 'nape', 'clavicle']),
    shared.duration,
    shared.lumpSize,
    shared.lumpFeel,
    many(
      'assoc',
      'OTHER_SIGNS',
      ['cold', 'hoarse', 'swallow', 'ear', 'thyroid', 'sweats', 'weight', 'none'],
      { place: 'SIGNS' },
    ),
    shared.smoking,
    shared.expect,
  ],
  [
    flag('site', 'clavicle'),
    flag('size', 'walnut'),
    flag('feel', 'hard'),
    flag('assoc', 'hoarse', 'swallow', 'ear', 'sweats', 'weight'),
    rule('longer-than-3-weeks', 'FLAG', is('duration', 'w3_12', 'm3plus')),
  ],
);
