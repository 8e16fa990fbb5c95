import { home } from '../features/home/pl.ts';
import type { HomeTexts } from './home-en.ts';
import { texts as publicTexts } from './public-pl.ts';

export const texts: HomeTexts = { ...publicTexts, home };
