import { patientLists } from '../features/patient-lists/ru.ts';
import type { PatientListsTexts } from './patient-lists-en.ts';

export const texts: PatientListsTexts = { patientLists };
