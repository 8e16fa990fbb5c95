import type { InformationHubTexts } from '@tervita/texts/information-hub-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const informationHubPart: Part<InformationHubTexts> = {
  en: () => import('@tervita/texts/information-hub-en'),
  et: () => import('@tervita/texts/information-hub-et'),
  ru: () => import('@tervita/texts/information-hub-ru'),
  pl: () => import('@tervita/texts/information-hub-pl'),
};

export const useInformationHubTexts = () => usePart(informationHubPart).informationHub;
