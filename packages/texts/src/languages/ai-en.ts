import { ai } from '../features/ai/en.ts';

/** What staff read about machine work on an e-contact. */
export const texts = { ai };
export type AiTexts = typeof texts;
