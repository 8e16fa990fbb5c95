import type { SubscriptionTexts } from '@tervita/texts/subscription-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const subscriptionPart: Part<SubscriptionTexts> = {
  en: () => import('@tervita/texts/subscription-en'),
  et: () => import('@tervita/texts/subscription-et'),
  ru: () => import('@tervita/texts/subscription-ru'),
  pl: () => import('@tervita/texts/subscription-pl'),
};

export const useSubscriptionTexts = () => usePart(subscriptionPart).subscription;
