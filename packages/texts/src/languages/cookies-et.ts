import { cookies } from '../features/cookies/et.ts';
import type { CookieTexts } from './cookies-en.ts';

export const texts: CookieTexts = { cookies };
