import { clinicPages } from '../features/clinic-pages/pl.ts';
import { eContacts } from '../features/e-contacts/clinic/pl.ts';
import type { ClinicTexts } from './clinic-en.ts';
import { texts as signedInTexts } from './signed-in-pl.ts';

export const texts: ClinicTexts = { ...signedInTexts, clinicPages, eContacts };
