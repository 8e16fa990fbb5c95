import { auth } from '../features/auth/ru.ts';
import type { AuthTexts } from './auth-en.ts';
import { texts as publicTexts } from './public-ru.ts';

export const texts: AuthTexts = { ...publicTexts, auth };
