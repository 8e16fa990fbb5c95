import { timeline } from '../features/e-contacts/timeline/ru.ts';
import type { TimelineTexts } from './timeline-en.ts';

export const texts: TimelineTexts = { timeline };
