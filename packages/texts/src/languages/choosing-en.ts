import { choosing } from '../features/e-contacts/choosing/en.ts';

/** What the pages say on which a patient chooses for whom, where and why to write. */
export const texts = { choosing };
export type ChoosingTexts = typeof texts;
