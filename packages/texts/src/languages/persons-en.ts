import { persons } from '../features/persons/en.ts';

export const texts = { persons };
export type PersonsTexts = typeof texts;
