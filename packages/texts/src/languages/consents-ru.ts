import { consents } from '../features/consents/ru.ts';
import { cookies } from '../features/cookies/ru.ts';
import type { ConsentsTexts } from './consents-en.ts';
import { texts as publicTexts } from './public-ru.ts';

export const texts: ConsentsTexts = { ...publicTexts, consents, cookies };
