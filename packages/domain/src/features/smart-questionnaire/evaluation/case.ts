import type { PatientProblemType } from '../../problem-types/index.ts';
import type { Action } from '../red-flags/rule.ts';

/** A made-up message, and the reasons a nurse would file it under. */
export type MessageCase = readonly [
  expected: PatientProblemType | readonly PatientProblemType[],
  text: string,
];

/** A made-up message that tells of danger; `theme` names the kind without giving the words away. */
export type AlarmCase = readonly [
  action: Exclude<Action, 'READ_FIRST' | 'FLAG'>,
  theme: string,
  text: string,
];
