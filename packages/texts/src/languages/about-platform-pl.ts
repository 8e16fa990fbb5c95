import { aboutPlatform } from '../features/about-platform/pl.ts';
import { serviceNames } from '../features/outside-services/pl.ts';
import type { AboutPlatformTexts } from './about-platform-en.ts';

export const texts: AboutPlatformTexts = { aboutPlatform, serviceNames };
