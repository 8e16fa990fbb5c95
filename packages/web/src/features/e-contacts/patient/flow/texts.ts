import type { AskingTexts } from '@tervita/texts/asking-en';
import type { ChoosingTexts } from '@tervita/texts/choosing-en';
import type { SendingTexts } from '@tervita/texts/sending-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

export const choosingPart: Part<ChoosingTexts> = {
  en: () => import('@tervita/texts/choosing-en'),
  et: () => import('@tervita/texts/choosing-et'),
  ru: () => import('@tervita/texts/choosing-ru'),
  pl: () => import('@tervita/texts/choosing-pl'),
};

export const sendingPart: Part<SendingTexts> = {
  en: () => import('@tervita/texts/sending-en'),
  et: () => import('@tervita/texts/sending-et'),
  ru: () => import('@tervita/texts/sending-ru'),
  pl: () => import('@tervita/texts/sending-pl'),
};

export const askingPart: Part<AskingTexts> = {
  en: () => import('@tervita/texts/asking-en'),
  et: () => import('@tervita/texts/asking-et'),
  ru: () => import('@tervita/texts/asking-ru'),
  pl: () => import('@tervita/texts/asking-pl'),
};

/** For the pages of the smart questionnaire. */
export const useAskingTexts = () => usePart(askingPart).asking;

/** For the pages on which an e-contact is written and sent, and for what is not sent yet. */
export const useSendingTexts = () => usePart(sendingPart).sending;

/** For the pages that ask for whom, where and why. */
export const useChoosingTexts = () => usePart(choosingPart).choosing;
