import type { Plan } from './plans.ts';

/** What a clinic can switch on and off for itself. */
export const clinicFeatures = [
  'TRANSLATION',
  'AI_SUMMARIZATION',
  'AI_SMART_QUESTIONNAIRE',
  'QUESTIONNAIRES',
] as const;
export type ClinicFeature = (typeof clinicFeatures)[number];

export const featureStates = ['ENABLED', 'DISABLED', 'NOT_AVAILABLE'] as const;
export type FeatureState = (typeof featureStates)[number];

interface Switches {
  /** By the platform admin, for plans that do not say themselves. */
  readonly isGranted: boolean;
  /** By the clinic. */
  readonly isOn: boolean;
}

const isInPlan = (plan: Plan, isGranted: boolean): boolean =>
  plan === 'PREMIUM' || (plan === 'SPECIAL' && isGranted);

export const featureState = (plan: Plan, { isGranted, isOn }: Switches): FeatureState => {
  if (!isInPlan(plan, isGranted)) return 'NOT_AVAILABLE';
  return isOn ? 'ENABLED' : 'DISABLED';
};
