import { ads } from '../features/ads/ru.ts';
import type { AdsTexts } from './ads-en.ts';

export const texts: AdsTexts = { ads };
