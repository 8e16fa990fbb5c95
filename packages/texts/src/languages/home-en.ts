import { home } from '../features/home/en.ts';
import { texts as publicTexts } from './public-en.ts';

/** What the public home says. */
export const texts = { ...publicTexts, home };
export type HomeTexts = typeof texts;
