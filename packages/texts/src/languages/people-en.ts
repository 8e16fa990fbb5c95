import { people } from '../features/people/en.ts';

export const texts = { people };
export type PeopleTexts = typeof texts;
