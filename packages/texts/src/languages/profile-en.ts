import { profiles } from '../features/profiles/en.ts';

/** What the pages of one's own data and settings say, beside those of passwords and codes. */
export const texts = { profiles };
export type ProfileTexts = typeof texts;
