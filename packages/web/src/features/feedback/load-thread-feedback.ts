import { loadPart } from '../../core/texts/index.ts';
import { feedbackStatisticsPart } from './clinic/texts.ts';
import { ThreadFeedback } from './clinic/thread-feedback.tsx';
import { feedbackPart } from './texts.ts';

export const loadThreadFeedback = async () => {
  await Promise.all([loadPart(feedbackPart), loadPart(feedbackStatisticsPart)]);
  return { default: ThreadFeedback };
};
