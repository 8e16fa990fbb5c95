import { clinicPages } from '../features/clinic-pages/et.ts';
import { eContacts } from '../features/e-contacts/clinic/et.ts';
import type { ClinicTexts } from './clinic-en.ts';
import { texts as signedInTexts } from './signed-in-et.ts';

export const texts: ClinicTexts = { ...signedInTexts, clinicPages, eContacts };
