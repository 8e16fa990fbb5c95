import { auth } from '../features/auth/pl.ts';
import type { AuthTexts } from './auth-en.ts';
import { texts as publicTexts } from './public-pl.ts';

export const texts: AuthTexts = { ...publicTexts, auth };
