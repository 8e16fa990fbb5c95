import { timeline } from '../features/e-contacts/timeline/et.ts';
import type { TimelineTexts } from './timeline-en.ts';

export const texts: TimelineTexts = { timeline };
