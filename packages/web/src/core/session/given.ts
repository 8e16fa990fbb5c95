import type { LoginInfo, UserClaim } from '@tervita/contract/auth';

const clinicId = '01960000-0000-7000-8000-00000000000c';

export const givenUser = (more: Partial<UserClaim> = {}): UserClaim => ({
  userId: '01960000-0000-7000-8000-000000000001',
  personId: '01960000-0000-7000-8000-000000000002',
  firstName: 'Mari',
  surname: 'Lepaste',
  permissions: ['PRM_PATIENT'],
  activeRole: 'PRM_PATIENT',
  incompleteProfile: false,
  assurance: 'HIGH',
  method: 'DIGITAL_ID',
  staffNeeds: null,
  language: null,
  employments: [],
  consents: {
    prmClinicConsentGiven: true,
    prmPatientConsentGiven: true,
    prmPrivacyPolicyConsentGiven: true,
  },
  ...more,
});

export const givenStaff = (more: Partial<UserClaim> = {}): UserClaim =>
  givenUser({
    firstName: 'Liis',
    surname: 'Kasemaa',
    permissions: ['PRM_DOCTOR'],
    activeRole: 'PRM_DOCTOR',
    employments: [
      {
        clinicId,
        clinicName: 'Pärnaoru Perearstikeskus',
        timeZone: 'Europe/Tallinn',
        role: 'NURSE',
        isAdmin: false,
      },
    ],
    ...more,
  });

export const givenSession = (userClaim: UserClaim, expiration = '2026-03-12T10:30:00.000Z'): LoginInfo => ({
  expiration,
  endsAt: '2026-03-12T22:00:00.000Z',
  userClaim,
});
