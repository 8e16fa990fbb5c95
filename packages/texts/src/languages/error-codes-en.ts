import { codes } from '../features/error-codes/en.ts';

/** Sentences of refusals; fetched when one may be needed. */
export const texts = { codes };
export type ErrorCodeTexts = typeof texts;
