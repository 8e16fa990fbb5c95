import { aboutPlatform } from '../features/about-platform/ru.ts';
import { serviceNames } from '../features/outside-services/ru.ts';
import type { AboutPlatformTexts } from './about-platform-en.ts';

export const texts: AboutPlatformTexts = { aboutPlatform, serviceNames };
