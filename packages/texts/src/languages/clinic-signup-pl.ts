import { agreement } from '../features/clinic-signup/agreement/pl.ts';
import { clinicSignup } from '../features/clinic-signup/pl.ts';
import type { ClinicSignupTexts } from './clinic-signup-en.ts';

export const texts: ClinicSignupTexts = { clinicSignup, agreement };
