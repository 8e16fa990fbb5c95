import { agreement } from '../features/clinic-signup/agreement/ru.ts';
import { clinicSignup } from '../features/clinic-signup/ru.ts';
import type { ClinicSignupTexts } from './clinic-signup-en.ts';

export const texts: ClinicSignupTexts = { clinicSignup, agreement };
