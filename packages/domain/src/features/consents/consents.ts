import type { ActiveRole } from '../auth/index.ts';
import type { ConsentType } from './consent-types.ts';
import { type DocumentSlug, versionOf } from './documents.ts';
import type { ConsentFlags } from './needed.ts';

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
