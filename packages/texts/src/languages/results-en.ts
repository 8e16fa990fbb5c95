import { results } from '../features/e-contacts/results/en.ts';

/** Questionnaires that came with an e-contact. */
export const texts = { results };
export type ResultTexts = typeof texts;
