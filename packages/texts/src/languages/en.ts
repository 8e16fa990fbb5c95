import { auth } from '../features/auth/en.ts';
import { core } from '../features/core/en.ts';
import { eContacts } from '../features/e-contacts/en.ts';
import { errors } from '../features/errors/en.ts';
import { home } from '../features/home/en.ts';
import { notifications } from '../features/notifications/en.ts';
import { pages } from '../features/pages/en.ts';
import { session } from '../features/session/en.ts';
import { shell } from '../features/shell/en.ts';

export const texts = { core, shell, errors, auth, home, session, pages, eContacts, notifications };
export type Texts = typeof texts;
