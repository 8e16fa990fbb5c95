import { forms } from '../features/auth/forms/en.ts';

/** What the pages of passwords and codes say, beside what every signed-in page may. */
export const texts = { forms };
export type AccountTexts = typeof texts;
