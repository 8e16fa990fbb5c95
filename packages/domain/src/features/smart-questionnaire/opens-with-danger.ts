import { kindOf, type ProblemType } from '../problem-types/index.ts';

/** Reasons whose questions begin with something else. Told apart from the catalogue, which no page has to fetch. */
const withoutList: readonly ProblemType[] = [
  'PRESCRIPTION',
  'PRESCRIPTION_REFILL',
  'FIT_NOTE_END',
  'CERTIFICATE',
  'CERTIFICATE_EXTRA',
  'REQUEST_LABS',
  'REQUEST_VACCINATION',
  'WEIGHT_MANAGEMENT_SCREENING',
  'WELLNESS_VISIT_CHILD',
  'BILLING_QUESTION',
  'CANCEL_APPOINTMENT',
  'PROC_SUTURES',
  'PROC_WOUNDDRESSING',
];

/** Whether signs of danger are the first thing that is asked: then no other page has to ask about them before. */
export const opensWithDanger = (type: ProblemType): boolean =>
  kindOf(type) !== 'QUESTIONNAIRE' && !withoutList.includes(type);
