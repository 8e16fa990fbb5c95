import type { CareFlowsTexts } from '@tervita/texts/care-flows-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const careFlowsPart: Part<CareFlowsTexts> = {
  en: () => import('@tervita/texts/care-flows-en'),
  et: () => import('@tervita/texts/care-flows-et'),
  ru: () => import('@tervita/texts/care-flows-ru'),
  pl: () => import('@tervita/texts/care-flows-pl'),
};

/** For a questionnaire that another service hosts. */
export const useCareFlowTexts = () => usePart(careFlowsPart).careFlows;
