import { fever, feverWithConditions } from './fever-rules.ts';
import { problem } from './problem.ts';
import * as shared from './shared-questions.ts';

const questions = [
  shared.describe,
  shared.duration,
  shared.bother,
  shared.course,
  shared.temperature,
  shared.conditions,
  shared.hopes,
];

const rules = [...feverWithConditions, ...fever];

export const otherProblem = problem('OTHER_PROBLEM', questions, rules);
export const healthConcern = problem('HEALTH_CONCERN', questions, rules);
export const medicalProblem = problem('MEDICAL_PROBLEM', questions, rules);
