import { serviceNames } from '../features/outside-services/en.ts';
import { platform } from '../features/platform/en.ts';

/** Clinics, applications, jobs and notices: read by platform admins only. */
export const texts = { platform, serviceNames };
export type PlatformTexts = typeof texts;
