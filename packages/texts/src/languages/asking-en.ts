import { asking } from '../features/e-contacts/asking/en.ts';

/** What the pages of the smart questionnaire say. */
export const texts = { asking };
export type AskingTexts = typeof texts;
