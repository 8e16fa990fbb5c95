import { choosing } from '../features/e-contacts/choosing/et.ts';
import type { ChoosingTexts } from './choosing-en.ts';

export const texts: ChoosingTexts = { choosing };
