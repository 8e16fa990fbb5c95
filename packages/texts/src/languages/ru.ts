import { eContacts } from '../features/e-contacts/ru.ts';
import { errors } from '../features/errors/ru.ts';
import { notifications } from '../features/notifications/ru.ts';
import { pages } from '../features/pages/ru.ts';
import { problemTypes } from '../features/problem-types/ru.ts';
import { session } from '../features/session/ru.ts';
import type { Texts } from './en.ts';
import { publicTexts } from './public-ru.ts';

export const texts: Texts = {
  ...publicTexts,
  pages,
  errors,
  session,
  eContacts,
  problemTypes,
  notifications,
};
