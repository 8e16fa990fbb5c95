import { choosing } from '../features/e-contacts/choosing/pl.ts';
import type { ChoosingTexts } from './choosing-en.ts';

export const texts: ChoosingTexts = { choosing };
