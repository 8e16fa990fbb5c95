import { prescriptions } from '../features/prescriptions/et.ts';
import type { PrescriptionsTexts } from './prescriptions-en.ts';

export const texts: PrescriptionsTexts = { prescriptions };
