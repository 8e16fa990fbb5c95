import { ads } from '../features/ads/en.ts';

/** What stands around a notice of the platform. */
export const texts = { ads };
export type AdsTexts = typeof texts;
