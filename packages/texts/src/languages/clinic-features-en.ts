import { clinicFeatures } from '../features/clinic-features/en.ts';

export const texts = { clinicFeatures };
export type ClinicFeaturesTexts = typeof texts;
