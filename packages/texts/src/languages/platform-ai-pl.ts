import { platformAi } from '../features/platform-ai/pl.ts';
import type { PlatformAiTexts } from './platform-ai-en.ts';

export const texts: PlatformAiTexts = { platformAi };
