import { serviceNames } from '../features/outside-services/et.ts';
import { platform } from '../features/platform/et.ts';
import type { PlatformTexts } from './platform-en.ts';

export const texts: PlatformTexts = { platform, serviceNames };
