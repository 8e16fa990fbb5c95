import type { serviceNames as en } from './en.ts';

export const serviceNames: typeof en = {
  DIGITAL_ID: 'eID',
  GOOGLE: 'Google',
  APPLE: 'Apple',
  MAIL: 'E-post',
  SMS: 'SMS-lüüs',
  SMART_ID: 'Smart-ID',
  MOBILE_ID: 'Mobiil-ID',
  PATIENT_REGISTER: 'Nimistute register',
  CARE_FLOWS: 'Välised küsimustikud',
  LANGUAGE_MODEL: 'Keelemudel',
  VIRUS_SCANNER: 'Viirusetõrje',
  FILE_STORAGE: 'Failihoidla',
  MESSAGE_BUS: 'Sõnumisiin',
};
