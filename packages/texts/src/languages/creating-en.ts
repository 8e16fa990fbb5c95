import { creating } from '../features/e-contacts/creating/en.ts';

/** The way to an e-contact that staff begin. */
export const texts = { creating };
export type CreatingTexts = typeof texts;
