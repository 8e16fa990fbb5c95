import { serviceNames } from '../features/outside-services/pl.ts';
import { platform } from '../features/platform/pl.ts';
import type { PlatformTexts } from './platform-en.ts';

export const texts: PlatformTexts = { platform, serviceNames };
