import { auth } from '../features/auth/ru.ts';
import { core } from '../features/core/ru.ts';
import { eContacts } from '../features/e-contacts/ru.ts';
import { errors } from '../features/errors/ru.ts';
import { home } from '../features/home/ru.ts';
import { notifications } from '../features/notifications/ru.ts';
import { pages } from '../features/pages/ru.ts';
import { session } from '../features/session/ru.ts';
import { shell } from '../features/shell/ru.ts';
import type { Texts } from './en.ts';

export const texts: Texts = { core, shell, errors, auth, home, session, pages, eContacts, notifications };
