import { eContacts } from '../features/e-contacts/et.ts';
import { errors } from '../features/errors/et.ts';
import { notifications } from '../features/notifications/et.ts';
import { pages } from '../features/pages/et.ts';
import { problemTypes } from '../features/problem-types/et.ts';
import { session } from '../features/session/et.ts';
import type { Texts } from './en.ts';
import { publicTexts } from './public-et.ts';

export const texts: Texts = {
  ...publicTexts,
  pages,
  errors,
  session,
  eContacts,
  problemTypes,
  notifications,
};
