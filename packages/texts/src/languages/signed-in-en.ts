import { clinics } from '../features/clinics/en.ts';
import { errors } from '../features/errors/en.ts';
import { pages } from '../features/pages/en.ts';
import { problemTypes } from '../features/problem-types/en.ts';
import { session } from '../features/session/en.ts';
import { texts as publicTexts } from './public-en.ts';

/** What every page after sign-in may say, whoever the person is. */
export const texts = { ...publicTexts, clinics, pages, errors, session, problemTypes };
export type SignedInTexts = typeof texts;
