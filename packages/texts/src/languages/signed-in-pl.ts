import { clinics } from '../features/clinics/pl.ts';
import { errors } from '../features/errors/pl.ts';
import { pages } from '../features/pages/pl.ts';
import { problemTypes } from '../features/problem-types/pl.ts';
import { session } from '../features/session/pl.ts';
import { texts as publicTexts } from './public-pl.ts';
import type { SignedInTexts } from './signed-in-en.ts';

export const texts: SignedInTexts = { ...publicTexts, clinics, pages, errors, session, problemTypes };
