/** What a person can be asked to agree to. COOKIE_POLICY is a choice of the browser and is kept there. */
export const consentTypes = [
  'TERMS_AND_CONDITIONS',
  'PRIVACY_POLICY',
  'COOKIE_POLICY',
  'TRANSLATION',
] as const;
export type ConsentType = (typeof consentTypes)[number];
