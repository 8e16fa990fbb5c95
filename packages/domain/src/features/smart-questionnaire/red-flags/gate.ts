import { danger } from '../problems/asking-notation.ts';
import { call112 } from '../problems/rule-notation.ts';

const signs = [
  'breath',
  'chest',
  'stroke',
  'confused',
  'seizure',
  'heavybleed',
  'anaph',
  'severeabd',
  'thunder',
  'purpura',
  'plan',
] as const;

/** Asked before anything else, whatever the reason. */
export const gate = {
  question: { ...danger(...signs), words: 'gate' },
  rules: [{ ...call112('danger', ...signs), id: 'gate-call-112' }],
} as const;
