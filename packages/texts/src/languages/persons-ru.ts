import { persons } from '../features/persons/ru.ts';
import type { PersonsTexts } from './persons-en.ts';

export const texts: PersonsTexts = { persons };
