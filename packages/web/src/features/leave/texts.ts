import type { LeaveTexts } from '@tervita/texts/leave-en';
import { type Part, usePart } from '../../core/texts/index.ts';

/** Comes with the detail page, and with the line in the preview. */
export const leavePart: Part<LeaveTexts> = {
  en: () => import('@tervita/texts/leave-en'),
  et: () => import('@tervita/texts/leave-et'),
  ru: () => import('@tervita/texts/leave-ru'),
  pl: () => import('@tervita/texts/leave-pl'),
};

export const useLeaveTexts = () => usePart(leavePart).leave;
