import { ads } from '../features/ads/pl.ts';
import type { AdsTexts } from './ads-en.ts';

export const texts: AdsTexts = { ads };
