import type { publicPages as en } from './en.ts';

export const publicPages: typeof en = {
  home: 'Tervita',
  chooseAuth: 'Sisselogimine',
  chooseSignup: 'Konto loomine',
  login: 'Sisselogimine Smart-ID, mobiil-ID või ID-kaardiga',
  signup: 'Konto loomine',
  verifyEmail: 'E-posti kinnitamine',
  loginWithPassword: 'Sisselogimine e-postiga',
  signupWithPassword: 'Konto loomine e-postiga',
  resetPassword: 'Uus parool',
  completeLogin: 'Sisselogimine',
  terms: 'Kasutustingimused',
  privacy: 'Privaatsuspõhimõtted',
  cookies: 'Küpsiste kasutamine',
  icons: 'Ikoonid',
  verifyAppCode: 'Veel üks samm',
  denied: 'Õigus puudub',
  consents: 'Nõusolekud',
  clinicSignup: 'Kliiniku liitumine',
  notFound: 'Lehte ei leitud',
};
