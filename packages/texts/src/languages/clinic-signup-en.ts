import { agreement } from '../features/clinic-signup/agreement/en.ts';
import { clinicSignup } from '../features/clinic-signup/en.ts';

/** How a clinic asks to join, and what it agrees to. */
export const texts = { clinicSignup, agreement };
export type ClinicSignupTexts = typeof texts;
