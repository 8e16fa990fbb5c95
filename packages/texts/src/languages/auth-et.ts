import { auth } from '../features/auth/et.ts';
import type { AuthTexts } from './auth-en.ts';
import { texts as publicTexts } from './public-et.ts';

export const texts: AuthTexts = { ...publicTexts, auth };
