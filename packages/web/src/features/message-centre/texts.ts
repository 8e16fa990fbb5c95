import type { MessageCentreTexts } from '@tervita/texts/message-centre-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const messageCentrePart: Part<MessageCentreTexts> = {
  en: () => import('@tervita/texts/message-centre-en'),
  et: () => import('@tervita/texts/message-centre-et'),
  ru: () => import('@tervita/texts/message-centre-ru'),
  pl: () => import('@tervita/texts/message-centre-pl'),
};

export const useMessageTexts = () => usePart(messageCentrePart).messageCentre;
