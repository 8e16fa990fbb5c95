import { eContacts } from '../features/e-contacts/patient/ru.ts';
import type { PatientTexts } from './patient-en.ts';
import { texts as signedInTexts } from './signed-in-ru.ts';

export const texts: PatientTexts = { ...signedInTexts, eContacts };
