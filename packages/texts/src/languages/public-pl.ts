import { auth } from '../features/auth/pl.ts';
import { core } from '../features/core/pl.ts';
import { home } from '../features/home/pl.ts';
import { publicPages } from '../features/public-pages/pl.ts';
import { shell } from '../features/shell/pl.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, auth, home, publicPages };
