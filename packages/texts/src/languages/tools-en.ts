import { tools } from '../features/tools/en.ts';

/** The calculators. */
export const texts = { tools };
export type ToolsTexts = typeof texts;
