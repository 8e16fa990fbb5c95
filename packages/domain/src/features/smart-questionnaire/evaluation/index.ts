export type { AlarmCase, MessageCase } from './case.ts';
export { type FixedCase, fixedCases } from './fixed-cases.ts';
export { heldBack } from './held-back/index.ts';
export { trainingAlarms } from './training/alarms.ts';
export { trainingMessages } from './training/messages.ts';
