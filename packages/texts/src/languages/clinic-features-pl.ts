import { clinicFeatures } from '../features/clinic-features/pl.ts';
import type { ClinicFeaturesTexts } from './clinic-features-en.ts';

export const texts: ClinicFeaturesTexts = { clinicFeatures };
