import type { InboxMoreTexts } from '@tervita/texts/inbox-more-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

/** What stands behind the chips and the search: needed when one of them is used. */
export const inboxMorePart: Part<InboxMoreTexts> = {
  en: () => import('@tervita/texts/inbox-more-en'),
  et: () => import('@tervita/texts/inbox-more-et'),
  ru: () => import('@tervita/texts/inbox-more-ru'),
  pl: () => import('@tervita/texts/inbox-more-pl'),
};

export const useInboxMoreTexts = () => usePart(inboxMorePart).inboxMore;
