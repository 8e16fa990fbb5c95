import { useUser } from '../../core/session/index.ts';
import type { Audience } from './articles.ts';

/** Staff and those who run the platform are told about the clinic's side. */
export const useAudience = (): Audience => (useUser().activeRole === 'PRM_PATIENT' ? 'patient' : 'clinic');
