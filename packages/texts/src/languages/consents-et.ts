import { consents } from '../features/consents/et.ts';
import { cookies } from '../features/cookies/et.ts';
import type { ConsentsTexts } from './consents-en.ts';
import { texts as publicTexts } from './public-et.ts';

export const texts: ConsentsTexts = { ...publicTexts, consents, cookies };
