import { patientLists } from '../features/patient-lists/pl.ts';
import type { PatientListsTexts } from './patient-lists-en.ts';

export const texts: PatientListsTexts = { patientLists };
