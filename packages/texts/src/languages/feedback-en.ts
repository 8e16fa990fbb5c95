import { feedback } from '../features/feedback/en.ts';

/** What is asked when an e-contact is over. */
export const texts = { feedback };
export type FeedbackTexts = typeof texts;
