import { prescriptions } from '../features/prescriptions/pl.ts';
import type { PrescriptionsTexts } from './prescriptions-en.ts';

export const texts: PrescriptionsTexts = { prescriptions };
