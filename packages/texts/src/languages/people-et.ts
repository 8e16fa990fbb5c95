import { people } from '../features/people/et.ts';
import type { PeopleTexts } from './people-en.ts';

export const texts: PeopleTexts = { people };
