import { serviceNames } from '../features/outside-services/ru.ts';
import { platform } from '../features/platform/ru.ts';
import type { PlatformTexts } from './platform-en.ts';

export const texts: PlatformTexts = { platform, serviceNames };
