import { help } from '../features/help/en.ts';

/** Answers to what people ask, and the way to support. */
export const texts = { help };
export type HelpTexts = typeof texts;
