import { consents } from '../features/consents/pl.ts';
import { cookies } from '../features/cookies/pl.ts';
import type { ConsentsTexts } from './consents-en.ts';
import { texts as publicTexts } from './public-pl.ts';

export const texts: ConsentsTexts = { ...publicTexts, consents, cookies };
