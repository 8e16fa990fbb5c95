import { working } from '../features/e-contacts/working/ru.ts';
import type { WorkingTexts } from './working-en.ts';

export const texts: WorkingTexts = { working };
