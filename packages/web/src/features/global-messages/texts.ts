import type { GlobalMessagesTexts } from '@tervita/texts/global-messages-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const globalMessagesPart: Part<GlobalMessagesTexts> = {
  en: () => import('@tervita/texts/global-messages-en'),
  et: () => import('@tervita/texts/global-messages-et'),
  ru: () => import('@tervita/texts/global-messages-ru'),
  pl: () => import('@tervita/texts/global-messages-pl'),
};

export const useGlobalMessagesTexts = () => usePart(globalMessagesPart).globalMessages;
