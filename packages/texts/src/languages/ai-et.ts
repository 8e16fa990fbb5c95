import { ai } from '../features/ai/et.ts';
import type { AiTexts } from './ai-en.ts';

export const texts: AiTexts = { ai };
