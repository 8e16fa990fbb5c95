import { auth } from '../features/auth/et.ts';
import { core } from '../features/core/et.ts';
import { home } from '../features/home/et.ts';
import { publicPages } from '../features/public-pages/et.ts';
import { shell } from '../features/shell/et.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, auth, home, publicPages };
