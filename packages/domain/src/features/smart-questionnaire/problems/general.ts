import { danger } from './asking-notation.ts';
import { fever, feverWithConditions } from './fever-rules.ts';
import { problem } from './problem.ts';
import { call112, crisis } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

const emergencies = [
  'breath',
  'chest',
  'stroke',
  'confused',
  'seizure',
  'heavybleed',
  'anaph',
  'severeabd',
  'plan',
] as const;

const questions = [
  danger(...emergencies, 'suicid'),
  shared.describe,
  shared.duration,
  shared.bother,
  shared.course,
  shared.temperature,
  shared.conditions,
  shared.hopes,
];

const rules = [
  call112('danger', ...emergencies),
  crisis('danger', 'suicid'),
  ...feverWithConditions,
  ...fever,
];

export const otherProblem = problem('OTHER_PROBLEM', questions, rules);
export const healthConcern = problem('HEALTH_CONCERN', questions, rules);
export const medicalProblem = problem('MEDICAL_PROBLEM', questions, rules);
