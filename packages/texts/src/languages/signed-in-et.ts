import { clinics } from '../features/clinics/et.ts';
import { errors } from '../features/errors/et.ts';
import { pages } from '../features/pages/et.ts';
import { problemTypes } from '../features/problem-types/et.ts';
import { session } from '../features/session/et.ts';
import { texts as publicTexts } from './public-et.ts';
import type { SignedInTexts } from './signed-in-en.ts';

export const texts: SignedInTexts = { ...publicTexts, clinics, pages, errors, session, problemTypes };
