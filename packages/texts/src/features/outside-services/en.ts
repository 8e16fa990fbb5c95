/** What we use of others, as staff and platform admins call it. */
export const serviceNames = {
  DIGITAL_ID: 'Digital ID',
  GOOGLE: 'Google',
  APPLE: 'Apple',
  MAIL: 'E-mail',
  SMS: 'SMS gateway',
  SMART_ID: 'Smart-ID',
  MOBILE_ID: 'Mobile-ID',
  PATIENT_REGISTER: 'Patient register',
  CARE_FLOWS: 'Care flows',
  LANGUAGE_MODEL: 'Language model',
  VIRUS_SCANNER: 'Virus scanner',
  FILE_STORAGE: 'File storage',
  MESSAGE_BUS: 'Message bus',
};
