import { clinicPages } from '../features/clinic-pages/en.ts';
import { eContacts } from '../features/e-contacts/clinic/en.ts';
import { texts as signedInTexts } from './signed-in-en.ts';

/** What the pages of the clinic say. */
export const texts = { ...signedInTexts, clinicPages, eContacts };
export type ClinicTexts = typeof texts;
