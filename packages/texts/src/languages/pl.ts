import { eContacts } from '../features/e-contacts/pl.ts';
import { errors } from '../features/errors/pl.ts';
import { notifications } from '../features/notifications/pl.ts';
import { pages } from '../features/pages/pl.ts';
import { problemTypes } from '../features/problem-types/pl.ts';
import { session } from '../features/session/pl.ts';
import type { Texts } from './en.ts';
import { publicTexts } from './public-pl.ts';

export const texts: Texts = {
  ...publicTexts,
  pages,
  errors,
  session,
  eContacts,
  problemTypes,
  notifications,
};
