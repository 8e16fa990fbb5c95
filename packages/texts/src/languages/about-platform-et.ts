import { aboutPlatform } from '../features/about-platform/et.ts';
import { serviceNames } from '../features/outside-services/et.ts';
import type { AboutPlatformTexts } from './about-platform-en.ts';

export const texts: AboutPlatformTexts = { aboutPlatform, serviceNames };
