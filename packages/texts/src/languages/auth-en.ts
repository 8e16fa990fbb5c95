import { auth } from '../features/auth/en.ts';
import { texts as publicTexts } from './public-en.ts';

/** What the pages of signing in say. */
export const texts = { ...publicTexts, auth };
export type AuthTexts = typeof texts;
