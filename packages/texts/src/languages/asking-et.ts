import { asking } from '../features/e-contacts/asking/et.ts';
import type { AskingTexts } from './asking-en.ts';

export const texts: AskingTexts = { asking };
