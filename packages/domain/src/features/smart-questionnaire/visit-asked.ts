import type { ProblemType } from '../problem-types/index.ts';

/** Reasons that end in a visit or a procedure at the clinic. Cancelling one asks for times in its own questions. */
const visits: readonly ProblemType[] = [
  'PREGNANCY_START',
  'APPOINTMENT',
  'REQUEST_VACCINATION',
  'REQUEST_LABS',
  'WELLNESS_VISIT_CHILD',
  'WELLNESS_DIABETES',
  'WEIGHT_MANAGEMENT_SCREENING',
  'PROC_SUTURES',
  'PROC_WOUNDDRESSING',
  'PROC_CASTREMOVAL',
];

/** Whether the person is asked when they cannot come. */
export const asksForVisitTimes = (type: ProblemType): boolean => visits.includes(type);
