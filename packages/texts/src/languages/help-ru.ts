import { help } from '../features/help/ru.ts';
import type { HelpTexts } from './help-en.ts';

export const texts: HelpTexts = { help };
