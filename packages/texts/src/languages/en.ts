import { eContacts } from '../features/e-contacts/en.ts';
import { errors } from '../features/errors/en.ts';
import { notifications } from '../features/notifications/en.ts';
import { pages } from '../features/pages/en.ts';
import { problemTypes } from '../features/problem-types/en.ts';
import { session } from '../features/session/en.ts';
import { publicTexts } from './public-en.ts';

export const texts = { ...publicTexts, pages, errors, session, eContacts, problemTypes, notifications };
export type Texts = typeof texts;
