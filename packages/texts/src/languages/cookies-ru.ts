import { cookies } from '../features/cookies/ru.ts';
import type { CookieTexts } from './cookies-en.ts';

export const texts: CookieTexts = { cookies };
