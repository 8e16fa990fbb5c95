import { patients } from '../features/patients/pl.ts';
import type { PatientsTexts } from './patients-en.ts';

export const texts: PatientsTexts = { patients };
