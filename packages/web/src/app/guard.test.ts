import type { UserClaim } from '@tervita/contract/auth';
import { describe, expect, it } from 'vitest';
import type { Config } from '../core/config.ts';
import { givenSession, givenStaff, givenUser } from '../core/session/given.ts';
import { guard, type RouteRules, type Verdict } from './guard.ts';

const config = (COUNTRY_CODE: Config['prmFeatures']['COUNTRY_CODE'] = 'EE') =>
  ({ prmFeatures: { COUNTRY_CODE } }) as Config;
const none = {
  prmClinicConsentGiven: false,
  prmPatientConsentGiven: false,
  prmPrivacyPolicyConsentGiven: false,
};

const patient = givenUser();
const staff = givenStaff();
const clinicAdmin = givenStaff({
  employments: staff.employments.map((each) => ({ ...each, isAdmin: true })),
});
const both = givenStaff({ permissions: ['PRM_PATIENT', 'PRM_DOCTOR'] });
const admin = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
const incomplete = givenUser({ incompleteProfile: true });
const withoutApp = givenUser({ staffNeeds: 'APP_CODE', method: 'PASSWORD', assurance: 'LOW' });
const withoutId = givenUser({ staffNeeds: 'DIGITAL_ID', method: 'PASSWORD', assurance: 'LOW' });

const open: RouteRules = { access: 'public' };
const start: RouteRules = { access: 'public', whenSignedIn: 'goes-home' };
const ofPatient: RouteRules = { access: 'patient' };
const ofClinic: RouteRules = { access: 'clinic' };
const ofAdmin: RouteRules = { access: 'platform-admin' };
const ofClinicAdmin: RouteRules = { access: 'clinic', isForClinicAdmins: true };
const ofAnyone: RouteRules = { access: 'signed-in' };
const editProfile: RouteRules = { access: 'signed-in', consents: 'needed' };
const help: RouteRules = { access: 'signed-in', profile: 'may-be-incomplete' };
const consents: RouteRules = {
  access: 'signed-in',
  profile: 'may-be-incomplete',
  consents: 'asked-here',
};
const completing = {
  profile: 'may-be-incomplete',
  consents: 'needed',
  whenSignedIn: 'completes-profile',
} as const;
const signup: RouteRules = { access: 'public', ...completing };
const complete: RouteRules = { access: 'signed-in', ...completing };
const verifyEmail: RouteRules = { access: 'public', profile: 'may-be-incomplete' };

const pass = { pass: true };
const asPatient = { pass: true, role: 'PRM_PATIENT' };
const asStaff = { pass: true, role: 'PRM_DOCTOR' };
const signInFirst: Verdict = { go: '/choose-auth?status=sign-in', comeBackTo: 'requested' };
const denied = { go: '/permission-denied' };
const oneMoreStep: Verdict = { go: '/verify-app-code', comeBackTo: 'requested' };
const agreeFirst: Verdict = { go: '/consents', role: 'PRM_PATIENT', comeBackTo: '/my-e-contacts' };

const cases: [string, RouteRules, UserClaim | null, unknown][] = [
  ['1 public passes for anybody', open, null, pass],
  ['1 public passes for a signed-in person', open, patient, pass],
  ['1 the start page passes for a stranger', start, null, pass],
  ['1 the start page leads a patient home', start, patient, { go: '/my-e-contacts' }],
  ['1 the start page leads staff home', start, staff, { go: '/clinic-e-contacts' }],
  ['1 the start page leads a platform admin home', start, admin, { go: '/prm' }],
  ['1 the active role decides for a person with both', start, both, { go: '/clinic-e-contacts' }],
  ['2 a patient page asks a stranger to sign in', ofPatient, null, signInFirst],
  ['2 a clinic page asks a stranger to sign in', ofClinic, null, signInFirst],
  ['2 any other page asks a stranger to sign in', ofAnyone, null, signInFirst],
  ['3 an incomplete profile comes first', ofPatient, incomplete, { go: '/signup', comeBackTo: 'requested' }],
  ['3 help is open with an incomplete profile', help, incomplete, pass],
  ['3 signing up is open to a stranger', signup, null, pass],
  ['3 a stranger has no profile to complete', complete, null, signInFirst],
  ['3 signing up asks for what is missing', signup, incomplete, pass],
  ['3 a profile is completed', complete, incomplete, pass],
  ['3 agreements come before signing up', signup, { ...incomplete, consents: none }, agreeFirst],
  ['3 agreements come before completing', complete, { ...incomplete, consents: none }, agreeFirst],
  [
    '3 agreements are asked while the profile is incomplete',
    consents,
    { ...incomplete, consents: none },
    pass,
  ],
  ['3 a complete profile has nothing to sign up for', signup, patient, { go: '/my-e-contacts' }],
  ['3 a complete profile has nothing to complete', complete, staff, { go: '/clinic-e-contacts' }],
  ['3 a code may be given with an incomplete profile', verifyEmail, incomplete, pass],
  ['3 a code may be given by a stranger', verifyEmail, null, pass],
  ['4 staff pass as staff', ofClinic, staff, asStaff],
  [
    '4 clinic consents are needed',
    ofClinic,
    { ...staff, consents: none },
    { go: '/consents', comeBackTo: 'requested', role: 'PRM_DOCTOR' },
  ],
  [
    '4 the privacy policy is needed too',
    ofClinic,
    { ...staff, consents: { ...none, prmClinicConsentGiven: true } },
    { go: '/consents', comeBackTo: 'requested', role: 'PRM_DOCTOR' },
  ],
  [
    '4 a patient consent is not needed by staff',
    ofClinic,
    { ...staff, consents: { ...staff.consents, prmPatientConsentGiven: false } },
    asStaff,
  ],
  [
    '4 a person with both becomes staff on a clinic page',
    ofClinic,
    { ...both, activeRole: 'PRM_PATIENT' },
    asStaff,
  ],
  ['5 patients pass as patients', ofPatient, patient, asPatient],
  ['5 a person with both becomes a patient on a patient page', ofPatient, both, asPatient],
  [
    '5 patient consents are needed',
    ofPatient,
    { ...patient, consents: none },
    { go: '/consents', comeBackTo: '/my-e-contacts', role: 'PRM_PATIENT' },
  ],
  [
    '5 a clinic consent is not needed by patients',
    ofPatient,
    { ...patient, consents: { ...patient.consents, prmClinicConsentGiven: false } },
    asPatient,
  ],
  ['6 a patient may not see a clinic page', ofClinic, patient, denied],
  ['6 staff may not see a patient page', ofPatient, staff, denied],
  ['6 staff may not see the platform', ofAdmin, staff, denied],
  ['6 staff who administer no clinic may not see what its admins set', ofClinicAdmin, staff, denied],
  ['6 an admin of a clinic may', ofClinicAdmin, clinicAdmin, { pass: true, role: 'PRM_DOCTOR' }],
  ['6 no consent is asked for a page that is not theirs', ofClinic, { ...patient, consents: none }, denied],
  ['6 staff without a second factor are asked for it', ofClinic, withoutApp, oneMoreStep],
  ['6 staff who need the digital ID are asked for it', ofClinic, withoutId, oneMoreStep],
  ['6 so is a platform admin', ofAdmin, withoutApp, oneMoreStep],
  ['6 they are patients all the same', ofPatient, withoutApp, asPatient],
  ['6 a platform admin passes', ofAdmin, admin, { pass: true, role: 'PRM_TERVITA_ADMIN' }],
  ['any role passes where none is named', ofAnyone, staff, pass],
  [
    'own data need the consents of the active role',
    editProfile,
    { ...patient, consents: none },
    { go: '/consents', comeBackTo: '/my-e-contacts', role: 'PRM_PATIENT' },
  ],
  ['consents are asked while they are missing', consents, { ...patient, consents: none }, pass],
  ['consents are skipped by patients who gave them', consents, patient, { go: '/my-e-contacts' }],
  ['consents are skipped by staff who gave them', consents, staff, { go: '/clinic-e-contacts' }],
];

describe('guard', () => {
  it.each(cases)('%s', (_name, rules, user, expected) => {
    expect(guard(rules, user && givenSession(user), config())).toEqual(expected);
  });

  it.each(['GB', 'US', 'ZA', 'PL'] as const)(
    '3 in %s an incomplete profile is completed on its own page',
    (country) => {
      const verdict = guard(ofPatient, givenSession(incomplete), config(country));
      expect(verdict).toEqual({ go: '/complete-profile', comeBackTo: 'requested' });
    },
  );
});
