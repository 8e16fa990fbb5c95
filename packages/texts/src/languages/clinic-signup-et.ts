import { agreement } from '../features/clinic-signup/agreement/et.ts';
import { clinicSignup } from '../features/clinic-signup/et.ts';
import type { ClinicSignupTexts } from './clinic-signup-en.ts';

export const texts: ClinicSignupTexts = { clinicSignup, agreement };
