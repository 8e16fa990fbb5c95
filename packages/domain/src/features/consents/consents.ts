import type { ActiveRole } from '../auth/index.ts';
import { type DocumentSlug, versionOf } from './documents.ts';

/** What a person can be asked to agree to. COOKIE_POLICY is a choice of the browser and is kept there. */
export const consentTypes = [
  'TERMS_AND_CONDITIONS',
  'PRIVACY_POLICY',
  'COOKIE_POLICY',
  'TRANSLATION',
] as const;
export type ConsentType = (typeof consentTypes)[number];

/** What is kept: the same type can mean another text in another role. */
export const consentGroups = [
  'PRM_CLINIC',
  'PRM_PATIENT',
  'PRM_PRIVACY_POLICY',
  'PRM_TRANSLATION_CLINIC',
] as const;
export type ConsentGroup = (typeof consentGroups)[number];

const groups: Record<ConsentType, Partial<Record<ActiveRole, ConsentGroup>>> = {
  TERMS_AND_CONDITIONS: { PRM_PATIENT: 'PRM_PATIENT', PRM_DOCTOR: 'PRM_CLINIC' },
  PRIVACY_POLICY: { PRM_PATIENT: 'PRM_PRIVACY_POLICY', PRM_DOCTOR: 'PRM_PRIVACY_POLICY' },
  COOKIE_POLICY: {},
  TRANSLATION: { PRM_DOCTOR: 'PRM_TRANSLATION_CLINIC' },
};

/** Undefined: nobody asks this role for it. */
export const groupOf = (type: ConsentType, role: ActiveRole): ConsentGroup | undefined => groups[type][role];

const slugs: Record<ConsentGroup, DocumentSlug> = {
  PRM_CLINIC: 'terms-and-conditions-clinic',
  PRM_PATIENT: 'terms-and-conditions-patient',
  PRM_PRIVACY_POLICY: 'privacy-policy',
  PRM_TRANSLATION_CLINIC: 'translation-policy',
};
export const slugOf = (group: ConsentGroup): DocumentSlug => slugs[group];
export const currentVersionOf = (group: ConsentGroup): string => versionOf(slugs[group]);

const needed: Record<ActiveRole, readonly ConsentType[]> = {
  PRM_PATIENT: ['TERMS_AND_CONDITIONS', 'PRIVACY_POLICY'],
  PRM_DOCTOR: ['TERMS_AND_CONDITIONS', 'PRIVACY_POLICY'],
  PRM_TERVITA_ADMIN: [],
};
/** Without these nobody works in the role. */
export const neededConsents = (role: ActiveRole): readonly ConsentType[] => needed[role];

export interface ConsentFlags {
  readonly prmClinicConsentGiven: boolean;
  readonly prmPatientConsentGiven: boolean;
  readonly prmPrivacyPolicyConsentGiven: boolean;
}

export interface GivenConsent {
  readonly group: ConsentGroup;
  readonly version: string;
}

/** True only for the text that is in force: a changed one is asked for again. */
export const consentFlagsOf = (given: readonly GivenConsent[]): ConsentFlags => {
  const isGiven = (wanted: ConsentGroup) =>
    given.some(({ group, version }) => group === wanted && version === currentVersionOf(wanted));
  return {
    prmClinicConsentGiven: isGiven('PRM_CLINIC'),
    prmPatientConsentGiven: isGiven('PRM_PATIENT'),
    prmPrivacyPolicyConsentGiven: isGiven('PRM_PRIVACY_POLICY'),
  };
};

const flags: Partial<Record<ConsentGroup, keyof ConsentFlags>> = {
  PRM_CLINIC: 'prmClinicConsentGiven',
  PRM_PATIENT: 'prmPatientConsentGiven',
  PRM_PRIVACY_POLICY: 'prmPrivacyPolicyConsentGiven',
};

/** What the role still has to be asked for, in the order it is asked. */
export const missingConsents = (given: ConsentFlags, role: ActiveRole): readonly ConsentType[] =>
  needed[role].filter((type) => {
    const group = groupOf(type, role);
    const flag = group && flags[group];
    return flag !== undefined && !given[flag];
  });
