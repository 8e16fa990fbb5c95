import { auth } from '../features/auth/en.ts';
import { core } from '../features/core/en.ts';
import { home } from '../features/home/en.ts';
import { publicPages } from '../features/public-pages/en.ts';
import { shell } from '../features/shell/en.ts';

/** What the pages before sign-in say: they load no more than this. */
export const texts = { core, shell, auth, home, publicPages };
export type PublicTexts = typeof texts;
