import type { ExpectedReplyTexts } from '@tervita/texts/expected-reply-en';
import type { WaitingTimesTexts } from '@tervita/texts/waiting-times-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const expectedReplyPart: Part<ExpectedReplyTexts> = {
  en: () => import('@tervita/texts/expected-reply-en'),
  et: () => import('@tervita/texts/expected-reply-et'),
  ru: () => import('@tervita/texts/expected-reply-ru'),
  pl: () => import('@tervita/texts/expected-reply-pl'),
};
export const useExpectedReplyTexts = () => usePart(expectedReplyPart).expectedReply;

export const waitingTimesPart: Part<WaitingTimesTexts> = {
  en: () => import('@tervita/texts/waiting-times-en'),
  et: () => import('@tervita/texts/waiting-times-et'),
  ru: () => import('@tervita/texts/waiting-times-ru'),
  pl: () => import('@tervita/texts/waiting-times-pl'),
};
export const useWaitingTexts = () => usePart(waitingTimesPart).waitingTimes;
