import { persons } from '../features/persons/et.ts';
import type { PersonsTexts } from './persons-en.ts';

export const texts: PersonsTexts = { persons };
