import { platformAi } from '../features/platform-ai/ru.ts';
import type { PlatformAiTexts } from './platform-ai-en.ts';

export const texts: PlatformAiTexts = { platformAi };
