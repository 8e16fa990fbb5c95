import { ai } from '../features/ai/pl.ts';
import type { AiTexts } from './ai-en.ts';

export const texts: AiTexts = { ai };
