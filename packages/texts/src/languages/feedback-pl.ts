import { feedback } from '../features/feedback/pl.ts';
import type { FeedbackTexts } from './feedback-en.ts';

export const texts: FeedbackTexts = { feedback };
