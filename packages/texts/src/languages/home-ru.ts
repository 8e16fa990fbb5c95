import { home } from '../features/home/ru.ts';
import type { HomeTexts } from './home-en.ts';
import { texts as publicTexts } from './public-ru.ts';

export const texts: HomeTexts = { ...publicTexts, home };
