import { auth } from '../features/auth/et.ts';
import { core } from '../features/core/et.ts';
import { eContacts } from '../features/e-contacts/et.ts';
import { errors } from '../features/errors/et.ts';
import { home } from '../features/home/et.ts';
import { notifications } from '../features/notifications/et.ts';
import { pages } from '../features/pages/et.ts';
import { session } from '../features/session/et.ts';
import { shell } from '../features/shell/et.ts';
import type { Texts } from './en.ts';

export const texts: Texts = { core, shell, errors, auth, home, session, pages, eContacts, notifications };
