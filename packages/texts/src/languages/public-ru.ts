import { auth } from '../features/auth/ru.ts';
import { core } from '../features/core/ru.ts';
import { home } from '../features/home/ru.ts';
import { publicPages } from '../features/public-pages/ru.ts';
import { shell } from '../features/shell/ru.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, auth, home, publicPages };
