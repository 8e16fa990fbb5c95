import { getConsents } from './get-consents.ts';
import { getContent } from './get-content.ts';
import { saveConsent } from './save-consent.ts';

export const consentCalls = [getConsents, saveConsent, getContent];
