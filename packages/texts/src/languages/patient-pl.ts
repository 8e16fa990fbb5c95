import { eContacts } from '../features/e-contacts/patient/pl.ts';
import type { PatientTexts } from './patient-en.ts';
import { texts as signedInTexts } from './signed-in-pl.ts';

export const texts: PatientTexts = { ...signedInTexts, eContacts };
