import { eContacts } from '../features/e-contacts/patient/en.ts';
import { texts as signedInTexts } from './signed-in-en.ts';

/** What the pages of patients say. */
export const texts = { ...signedInTexts, eContacts };
export type PatientTexts = typeof texts;
