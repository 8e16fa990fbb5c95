import { patients } from '../features/patients/ru.ts';
import type { PatientsTexts } from './patients-en.ts';

export const texts: PatientsTexts = { patients };
