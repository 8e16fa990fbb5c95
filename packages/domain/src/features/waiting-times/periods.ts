import type { Period } from '../../core/index.ts';

/** Times over which a clinic looks back at how long patients waited. */
export const waitingPeriods = [
  'LAST_28_DAYS',
  'LAST_90_DAYS',
  'LAST_365_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_YEAR',
] as const satisfies readonly Period[];
export type WaitingPeriod = (typeof waitingPeriods)[number];

/** Weeks of the chart, the last one being that in which the period ends. */
export const weeksShown = 12;
/** Reasons in the card; the file has them all. */
export const reasonsShown = 5;
