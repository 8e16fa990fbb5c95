import { prescriptions } from '../features/prescriptions/ru.ts';
import type { PrescriptionsTexts } from './prescriptions-en.ts';

export const texts: PrescriptionsTexts = { prescriptions };
