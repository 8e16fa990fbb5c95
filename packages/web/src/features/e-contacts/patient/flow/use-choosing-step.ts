import { useFlowStep } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { flowSteps } from './flow-steps.ts';

/** Header of a step before the concern is described. */
export const useChoosingStep = (step: 'person' | 'clinic' | 'reason', backTo: string): void => {
  const { name } = usePatientTexts().eContacts.flow;
  useFlowStep({ name, ...flowSteps[step], backTo, closeTo: '/my-e-contacts' });
};
