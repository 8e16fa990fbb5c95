import { help } from '../features/help/et.ts';
import type { HelpTexts } from './help-en.ts';

export const texts: HelpTexts = { help };
