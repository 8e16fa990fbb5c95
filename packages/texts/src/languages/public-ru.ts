import { core } from '../features/core/ru.ts';
import { publicPages } from '../features/public-pages/ru.ts';
import { shell } from '../features/shell/ru.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, publicPages };
