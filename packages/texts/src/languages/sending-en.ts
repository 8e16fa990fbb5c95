import { sending } from '../features/e-contacts/sending/en.ts';

/** What the pages say on which an e-contact is written and sent. */
export const texts = { sending };
export type SendingTexts = typeof texts;
