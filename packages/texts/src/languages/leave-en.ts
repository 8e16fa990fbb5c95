import { leave } from '../features/leave/en.ts';

/** What staff read about leave that is wanted with an e-contact. */
export const texts = { leave };
export type LeaveTexts = typeof texts;
