import { cookies } from '../features/cookies/pl.ts';
import type { CookieTexts } from './cookies-en.ts';

export const texts: CookieTexts = { cookies };
