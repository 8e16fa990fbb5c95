import { waitingTimes } from '../features/waiting-times/en.ts';

/** How long patients wait, for staff. */
export const texts = { waitingTimes };
export type WaitingTimesTexts = typeof texts;
