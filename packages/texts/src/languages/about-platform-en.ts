import { aboutPlatform } from '../features/about-platform/en.ts';
import { serviceNames } from '../features/outside-services/en.ts';

/** The page about the platform, and what is new. */
export const texts = { aboutPlatform, serviceNames };
export type AboutPlatformTexts = typeof texts;
