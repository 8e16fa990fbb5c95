import type { Profile } from '@tervita/contract/profiles';

export const givenProfile = (more: Partial<Profile> = {}): Profile => ({
  firstName: 'Mari',
  surname: 'Lepaste',
  birthDate: '1985-05-14',
  sex: 'FEMALE',
  country: 'EE',
  personalCode: '48505140431',
  isVerified: true,
  email: 'mari@example.com',
  isEmailVerified: true,
  phone: '+37251234567',
  waysIn: ['DIGITAL_ID'],
  isSignInFresh: true,
  language: null,
  emailNotices: true,
  ...more,
});

/** Somebody who signed up with a password and has told nothing yet. */
export const givenBlankProfile = (more: Partial<Profile> = {}): Profile =>
  givenProfile({
    firstName: '',
    surname: '',
    birthDate: null,
    sex: 'NOT_DISCLOSED',
    personalCode: null,
    isVerified: false,
    phone: null,
    waysIn: ['PASSWORD'],
    ...more,
  });
