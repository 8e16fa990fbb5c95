import { patientLists } from '../features/patient-lists/et.ts';
import type { PatientListsTexts } from './patient-lists-en.ts';

export const texts: PatientListsTexts = { patientLists };
