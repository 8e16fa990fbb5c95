import { eContacts } from '../features/e-contacts/patient/et.ts';
import type { PatientTexts } from './patient-en.ts';
import { texts as signedInTexts } from './signed-in-et.ts';

export const texts: PatientTexts = { ...signedInTexts, eContacts };
