import { people } from '../features/people/pl.ts';
import type { PeopleTexts } from './people-en.ts';

export const texts: PeopleTexts = { people };
