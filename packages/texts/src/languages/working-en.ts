import { working } from '../features/e-contacts/working/en.ts';

/** The detail of an e-contact beyond what the list says too. */
export const texts = { working };
export type WorkingTexts = typeof texts;
