import { platformAi } from '../features/platform-ai/et.ts';
import type { PlatformAiTexts } from './platform-ai-en.ts';

export const texts: PlatformAiTexts = { platformAi };
