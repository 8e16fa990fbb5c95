import { help } from '../features/help/pl.ts';
import type { HelpTexts } from './help-en.ts';

export const texts: HelpTexts = { help };
