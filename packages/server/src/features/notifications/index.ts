export { accountNotices } from './account-notices.ts';
export { tellClinicAdmins } from './clinic-news.ts';
export { patientMails } from './patient-mails.ts';
export { patientPushes } from './patient-pushes.ts';
