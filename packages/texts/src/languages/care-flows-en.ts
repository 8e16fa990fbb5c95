import { careFlows } from '../features/care-flows/en.ts';

/** What is said about a questionnaire that another service hosts. */
export const texts = { careFlows };
export type CareFlowsTexts = typeof texts;
