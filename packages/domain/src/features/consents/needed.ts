import type { ActiveRole } from '../auth/index.ts';
import type { ConsentType } from './consent-types.ts';

export interface ConsentFlags {
  readonly prmClinicConsentGiven: boolean;
  readonly prmPatientConsentGiven: boolean;
  readonly prmPrivacyPolicyConsentGiven: boolean;
}

type Needed = readonly (readonly [ConsentType, keyof ConsentFlags])[];
const privacy = ['PRIVACY_POLICY', 'prmPrivacyPolicyConsentGiven'] as const;
const needed: Record<ActiveRole, Needed> = {
  PRM_PATIENT: [['TERMS_AND_CONDITIONS', 'prmPatientConsentGiven'], privacy],
  PRM_DOCTOR: [['TERMS_AND_CONDITIONS', 'prmClinicConsentGiven'], privacy],
  PRM_TERVITA_ADMIN: [],
};

/** Without these nobody works in the role. */
export const neededConsents = (role: ActiveRole): readonly ConsentType[] =>
  needed[role].map(([type]) => type);

/** What the role still has to be asked for, in the order it is asked. */
export const missingConsents = (given: ConsentFlags, role: ActiveRole): readonly ConsentType[] =>
  needed[role].filter(([, flag]) => !given[flag]).map(([type]) => type);
