import { choosing } from '../features/e-contacts/choosing/ru.ts';
import type { ChoosingTexts } from './choosing-en.ts';

export const texts: ChoosingTexts = { choosing };
