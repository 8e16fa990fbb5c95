import type { TimelineTexts } from '@tervita/texts/timeline-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

export const timelinePart: Part<TimelineTexts> = {
  en: () => import('@tervita/texts/timeline-en'),
  et: () => import('@tervita/texts/timeline-et'),
  ru: () => import('@tervita/texts/timeline-ru'),
  pl: () => import('@tervita/texts/timeline-pl'),
};

export const useTimelineTexts = () => usePart(timelinePart).timeline;
