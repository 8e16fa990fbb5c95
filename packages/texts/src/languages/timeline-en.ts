import { timeline } from '../features/e-contacts/timeline/en.ts';

/** What one conversation says, and what is done with it. */
export const texts = { timeline };
export type TimelineTexts = typeof texts;
