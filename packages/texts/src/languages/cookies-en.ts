import { cookies } from '../features/cookies/en.ts';

/** What the card about cookies says; it comes by itself, after the page. */
export const texts = { cookies };
export type CookieTexts = typeof texts;
