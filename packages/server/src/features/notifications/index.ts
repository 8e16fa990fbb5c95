export { accountNotices } from './account-notices.ts';
export { patientMails } from './patient-mails.ts';
export { patientPushes } from './patient-pushes.ts';
