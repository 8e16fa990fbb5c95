import { loadPart } from '../../core/texts/index.ts';
import { Feedback } from './patient/feedback.tsx';
import { feedbackPart } from './texts.ts';

export const loadFeedback = async () => {
  await loadPart(feedbackPart);
  return { default: Feedback };
};
