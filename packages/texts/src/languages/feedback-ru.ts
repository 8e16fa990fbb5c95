import { feedback } from '../features/feedback/ru.ts';
import type { FeedbackTexts } from './feedback-en.ts';

export const texts: FeedbackTexts = { feedback };
