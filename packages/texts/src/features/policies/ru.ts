import type { DocumentSlug } from '@tervita/domain/consents';
import { cookiePolicy } from './ru/cookie-policy.ts';
import { privacyPolicy } from './ru/privacy-policy.ts';
import { termsForClinics } from './ru/terms-for-clinics.ts';
import { termsForPatients } from './ru/terms-for-patients.ts';
import { translationPolicy } from './ru/translation-policy.ts';

/** Texts of the content service; the server alone has them. */
export const policies: Record<DocumentSlug, string> = {
  'terms-and-conditions-patient': termsForPatients.trim(),
  'terms-and-conditions-clinic': termsForClinics.trim(),
  'privacy-policy': privacyPolicy.trim(),
  'cookie-policy': cookiePolicy.trim(),
  'translation-policy': translationPolicy.trim(),
};
