import { people } from '../features/people/ru.ts';
import type { PeopleTexts } from './people-en.ts';

export const texts: PeopleTexts = { people };
