import { ai } from '../features/ai/ru.ts';
import type { AiTexts } from './ai-en.ts';

export const texts: AiTexts = { ai };
