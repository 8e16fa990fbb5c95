import { creating } from '../features/e-contacts/creating/pl.ts';
import type { CreatingTexts } from './creating-en.ts';

export const texts: CreatingTexts = { creating };
