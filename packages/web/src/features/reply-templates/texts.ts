import type { ReplyTemplatesTexts } from '@tervita/texts/reply-templates-en';
import { type Part, usePart } from '../../core/texts/index.ts';

/** Comes with the picker in the reply box, or with the page. */
export const templatesPart: Part<ReplyTemplatesTexts> = {
  en: () => import('@tervita/texts/reply-templates-en'),
  et: () => import('@tervita/texts/reply-templates-et'),
  ru: () => import('@tervita/texts/reply-templates-ru'),
  pl: () => import('@tervita/texts/reply-templates-pl'),
};

export const useTemplatesTexts = () => usePart(templatesPart).replyTemplates;
