import { describe, expect, it } from 'vitest';
import { permissions } from '../auth/index.ts';
import { consentTypes } from './consent-types.ts';
import {
  type ConsentGroup,
  consentFlagsOf,
  consentGroups,
  currentVersionOf,
  groupOf,
  slugOf,
} from './consents.ts';
import { documentSlugs, isDocumentSlug, versionOf } from './documents.ts';
import { missingConsents, neededConsents } from './needed.ts';

describe('what a type means in a role', () => {
  it.each([
    ['TERMS_AND_CONDITIONS', 'PRM_PATIENT', 'PRM_PATIENT', 'terms-and-conditions-patient'],
    ['TERMS_AND_CONDITIONS', 'PRM_DOCTOR', 'PRM_CLINIC', 'terms-and-conditions-clinic'],
    ['PRIVACY_POLICY', 'PRM_PATIENT', 'PRM_PRIVACY_POLICY', 'privacy-policy'],
    ['PRIVACY_POLICY', 'PRM_DOCTOR', 'PRM_PRIVACY_POLICY', 'privacy-policy'],
    ['TRANSLATION', 'PRM_DOCTOR', 'PRM_TRANSLATION_CLINIC', 'translation-policy'],
  ] as const)('%s as %s is %s', (type, role, group, slug) => {
    expect(groupOf(type, role)).toBe(group);
    expect(slugOf(group)).toBe(slug);
  });
  it.each([
    ['TRANSLATION', 'PRM_PATIENT'],
    ['COOKIE_POLICY', 'PRM_PATIENT'],
    ['COOKIE_POLICY', 'PRM_DOCTOR'],
    ...consentTypes.map((type) => [type, 'PRM_TERVITA_ADMIN'] as const),
  ] as const)('%s is not asked of %s', (type, role) => expect(groupOf(type, role)).toBeUndefined());
  it('is known for everything that is needed', () => {
    for (const role of permissions)
      for (const type of neededConsents(role)) expect(groupOf(type, role)).toBeDefined();
  });
});

describe('versions', () => {
  it.each(documentSlugs)('%s has the day it came into force', (slug) => {
    expect(versionOf(slug)).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(Number.isNaN(Date.parse(versionOf(slug)))).toBe(false);
  });
  it('belong to known texts only', () => {
    expect(isDocumentSlug('privacy-policy')).toBe(true);
    for (const other of ['privacy', '', 'constructor', '__proto__'])
      expect(isDocumentSlug(other)).toBe(false);
  });
});

const now = (group: ConsentGroup) => ({ group, version: currentVersionOf(group) });
const before = (group: ConsentGroup) => ({ group, version: '2024-01-01' });
const none = consentFlagsOf([]);

describe('flags', () => {
  it('are all false for somebody who agreed to nothing', () => {
    expect(Object.values(none)).toEqual([false, false, false]);
  });
  it('are true for the text in force alone', () => {
    expect(consentFlagsOf([now('PRM_CLINIC'), before('PRM_PATIENT')])).toEqual({
      prmClinicConsentGiven: true,
      prmPatientConsentGiven: false,
      prmPrivacyPolicyConsentGiven: false,
    });
  });
  it('stay true beside an earlier version', () => {
    const given = [before('PRM_PRIVACY_POLICY'), now('PRM_PRIVACY_POLICY')];
    expect(consentFlagsOf(given).prmPrivacyPolicyConsentGiven).toBe(true);
  });
  it('do not lend a version to another group', () => {
    const version = 'x';
    expect(consentFlagsOf(consentGroups.map((group) => ({ group, version })))).toEqual(none);
  });
});

describe('what is missing', () => {
  it.each([
    ['PRM_PATIENT', [], ['TERMS_AND_CONDITIONS', 'PRIVACY_POLICY']],
    ['PRM_PATIENT', [now('PRM_PATIENT')], ['PRIVACY_POLICY']],
    ['PRM_PATIENT', [now('PRM_PRIVACY_POLICY')], ['TERMS_AND_CONDITIONS']],
    ['PRM_PATIENT', [now('PRM_CLINIC'), now('PRM_PRIVACY_POLICY')], ['TERMS_AND_CONDITIONS']],
    ['PRM_PATIENT', [now('PRM_PATIENT'), now('PRM_PRIVACY_POLICY')], []],
    ['PRM_PATIENT', [before('PRM_PATIENT'), now('PRM_PRIVACY_POLICY')], ['TERMS_AND_CONDITIONS']],
    ['PRM_DOCTOR', [now('PRM_PATIENT'), now('PRM_PRIVACY_POLICY')], ['TERMS_AND_CONDITIONS']],
    ['PRM_DOCTOR', [now('PRM_CLINIC'), now('PRM_PRIVACY_POLICY')], []],
    ['PRM_TERVITA_ADMIN', [], []],
  ] as const)('%s with %j', (role, given, missing) => {
    expect(missingConsents(consentFlagsOf(given), role)).toEqual(missing);
  });
});
