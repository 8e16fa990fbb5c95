export * from './fill-with-patient.ts';
export * from './flow.ts';
export type { SmartAnswer, SmartQuestion } from './question.ts';
export * from './staff.ts';
