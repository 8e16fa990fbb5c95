import { consents } from '../features/consents/en.ts';
import { cookies } from '../features/cookies/en.ts';
import { texts as publicTexts } from './public-en.ts';

/** What the policies and the page that asks for agreement say. */
export const texts = { ...publicTexts, consents, cookies };
export type ConsentsTexts = typeof texts;
