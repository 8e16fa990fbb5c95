import { creating } from '../features/e-contacts/creating/et.ts';
import type { CreatingTexts } from './creating-en.ts';

export const texts: CreatingTexts = { creating };
