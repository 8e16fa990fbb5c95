import type { Action } from './red-flags/rule.ts';

/** Of the flow; a stage is what is to be done next, or what a call does. */
export const questionnaireStages = [
  'PROBLEM_TYPE',
  'QUESTIONS',
  'ANSWERS',
  'SICK_LEAVE',
  'VISIT_INFO',
  /** Nothing but danger was asked: the person writes the rest freely. */
  'OWN_WORDS',
  'SUMMARY',
  'CONFIRM',
] as const;
export type QuestionnaireStage = (typeof questionnaireStages)[number];

/** Who chose the problem and wrote the summary; red flags are always judged by rules. */
export const engines = ['RULES', 'LLM'] as const;
export type Engine = (typeof engines)[number];

/** Those that the person is stopped for. */
export const stoppingActions = ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const satisfies readonly Action[];
export type StoppingAction = (typeof stoppingActions)[number];

/** What was answered with a sign of danger and then left goes to the clinic after this time. */
export const filingMinutes = 10;
