import { type ContactRecord, isMinor, lacksBirthDate } from '../../../../patients/index.ts';

/** Somebody who never signed in hears of it by e-mail or not at all; a child hears of it through another. */
export const needsEmail = (patient: ContactRecord, today: string): boolean =>
  patient.lastOnlineAt === null && !isMinor(patient, today);

/** What has to be known of a patient before anything is written; a representative hears of it in their place. */
export const lacksSomething = (patient: ContactRecord, today: string, representativeId?: string): boolean =>
  !representativeId &&
  (isMinor(patient, today) ||
    lacksBirthDate(patient) ||
    (needsEmail(patient, today) && patient.email === null));
