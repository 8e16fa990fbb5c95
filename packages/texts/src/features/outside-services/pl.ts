import type { serviceNames as en } from './en.ts';

export const serviceNames: typeof en = {
  DIGITAL_ID: 'Tożsamość cyfrowa',
  GOOGLE: 'Google',
  APPLE: 'Apple',
  MAIL: 'E-mail',
  SMS: 'Bramka SMS',
  SMART_ID: 'Smart-ID',
  MOBILE_ID: 'Mobile-ID',
  PATIENT_REGISTER: 'Rejestr list pacjentów',
  CARE_FLOWS: 'Zewnętrzne kwestionariusze',
  LANGUAGE_MODEL: 'Model językowy',
  VIRUS_SCANNER: 'Antywirus',
  FILE_STORAGE: 'Magazyn plików',
  MESSAGE_BUS: 'Magistrala wiadomości',
};
