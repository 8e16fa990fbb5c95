import { patients } from '../features/patients/et.ts';
import type { PatientsTexts } from './patients-en.ts';

export const texts: PatientsTexts = { patients };
