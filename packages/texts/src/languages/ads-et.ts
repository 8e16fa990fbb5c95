import { ads } from '../features/ads/et.ts';
import type { AdsTexts } from './ads-en.ts';

export const texts: AdsTexts = { ads };
