import { eContacts } from '../features/e-contacts/patient/en.ts';
import { problemTypes } from '../features/problem-types/en.ts';
import { texts as signedInTexts } from './signed-in-en.ts';

/** What the pages of patients say. */
export const texts = { ...signedInTexts, eContacts, problemTypes };
export type PatientTexts = typeof texts;
