import { prescriptions } from '../features/prescriptions/en.ts';

/** What is said of medicines that are asked for, to patients and to staff. */
export const texts = { prescriptions };
export type PrescriptionsTexts = typeof texts;
