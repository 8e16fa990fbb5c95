import type { Period } from '../../core/index.ts';

/** Times over which a clinic looks back at what patients said. */
export const feedbackPeriods = [
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
  'LAST_365_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_YEAR',
] as const satisfies readonly Period[];
export type FeedbackPeriod = (typeof feedbackPeriods)[number];
