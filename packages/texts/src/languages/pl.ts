import { auth } from '../features/auth/pl.ts';
import { core } from '../features/core/pl.ts';
import { eContacts } from '../features/e-contacts/pl.ts';
import { errors } from '../features/errors/pl.ts';
import { home } from '../features/home/pl.ts';
import { notifications } from '../features/notifications/pl.ts';
import { pages } from '../features/pages/pl.ts';
import { session } from '../features/session/pl.ts';
import { shell } from '../features/shell/pl.ts';
import type { Texts } from './en.ts';

export const texts: Texts = { core, shell, errors, auth, home, session, pages, eContacts, notifications };
