import { clinicPages } from '../features/clinic-pages/ru.ts';
import { eContacts } from '../features/e-contacts/clinic/ru.ts';
import type { ClinicTexts } from './clinic-en.ts';
import { texts as signedInTexts } from './signed-in-ru.ts';

export const texts: ClinicTexts = { ...signedInTexts, clinicPages, eContacts };
