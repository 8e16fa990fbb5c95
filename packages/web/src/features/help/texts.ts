import type { HelpTexts } from '@tervita/texts/help-en';
import { useEmergencyNumber } from '../../core/config.ts';
import { type Part, usePart } from '../../core/texts/index.ts';

export const helpPart: Part<HelpTexts> = {
  en: () => import('@tervita/texts/help-en'),
  et: () => import('@tervita/texts/help-et'),
  ru: () => import('@tervita/texts/help-ru'),
  pl: () => import('@tervita/texts/help-pl'),
};

export const useHelpTexts = () => usePart(helpPart).help;

export type Articles = ReturnType<HelpTexts['help']['articles']>;

/** Questions and their answers, with the emergency number of the country. */
export const useArticles = (): Articles => useHelpTexts().articles(useEmergencyNumber());
