import { home } from '../features/home/et.ts';
import type { HomeTexts } from './home-en.ts';
import { texts as publicTexts } from './public-et.ts';

export const texts: HomeTexts = { ...publicTexts, home };
