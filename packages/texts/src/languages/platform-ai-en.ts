import { platformAi } from '../features/platform-ai/en.ts';

/** Prompts, models and their evaluation: read by platform admins only. */
export const texts = { platformAi };
export type PlatformAiTexts = typeof texts;
