import { clinics } from '../features/clinics/ru.ts';
import { errors } from '../features/errors/ru.ts';
import { pages } from '../features/pages/ru.ts';
import { problemTypes } from '../features/problem-types/ru.ts';
import { session } from '../features/session/ru.ts';
import { texts as publicTexts } from './public-ru.ts';
import type { SignedInTexts } from './signed-in-en.ts';

export const texts: SignedInTexts = { ...publicTexts, clinics, pages, errors, session, problemTypes };
