import { feedback } from '../features/feedback/et.ts';
import type { FeedbackTexts } from './feedback-en.ts';

export const texts: FeedbackTexts = { feedback };
