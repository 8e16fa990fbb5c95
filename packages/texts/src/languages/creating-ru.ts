import { creating } from '../features/e-contacts/creating/ru.ts';
import type { CreatingTexts } from './creating-en.ts';

export const texts: CreatingTexts = { creating };
