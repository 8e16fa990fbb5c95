import { persons } from '../features/persons/pl.ts';
import type { PersonsTexts } from './persons-en.ts';

export const texts: PersonsTexts = { persons };
