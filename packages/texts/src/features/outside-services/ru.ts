import type { serviceNames as en } from './en.ts';

export const serviceNames: typeof en = {
  DIGITAL_ID: 'eID',
  GOOGLE: 'Google',
  APPLE: 'Apple',
  MAIL: 'Э-почта',
  SMS: 'SMS-шлюз',
  SMART_ID: 'Smart-ID',
  MOBILE_ID: 'Mobile-ID',
  PATIENT_REGISTER: 'Регистр списков пациентов',
  CARE_FLOWS: 'Внешние анкеты',
  LANGUAGE_MODEL: 'Языковая модель',
  VIRUS_SCANNER: 'Антивирус',
  FILE_STORAGE: 'Хранилище файлов',
  MESSAGE_BUS: 'Шина сообщений',
};
